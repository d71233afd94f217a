/** Of a copy that is blackened by hand; a CV has a few. */
export const COPY_PAGES_MOST = 20;
/** Pixels of a side of its pages: sharper is no page that a browser drew to be read. */
export const COPY_SIDE_MOST = 6000;
/** What is read of a copy whatever the CV was called: names of files are names of people. */
export const COPY_NAME = 'CV, redacted.pdf';
