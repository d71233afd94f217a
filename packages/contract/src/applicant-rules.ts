/** What the page and the server must agree on about a company's candidates. */

/** Longer texts are understood no better: they are a problem of the field, not of the request. */
export const KEYWORDS_MOST = 60_000;
export const SKILLS_ASKED_MOST = 20;
export const TAGS_MOST = 50;
export const TAG_LONGEST = 60;
export const EXPORT_MOST = 10_000;
export const CHOSEN_MOST = 100;

export const candidateSorts = ['activity', 'newest', 'name', 'score'] as const;
export const profileTabs = ['cv', 'timeline', 'interviews', 'notes', 'files', 'consents'] as const;
