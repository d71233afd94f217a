/** In this order they are read: an application needs its job and its person. */
export const archiveKinds = ['questions', 'jobs', 'people', 'applications'] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

export const ARCHIVE_VERSION = 1;
/** Of each kind: a reply, and the transaction that takes it, are held whole. */
export const ARCHIVE_MOST_ROWS = 5000;
/** Of the file, and of the same as it is sent. */
export const ARCHIVE_MOST_BYTES = 12_000_000;
export const ARCHIVE_MOST_BASE64 = 16_000_000;

export const archiveProblems = [
  'unreadable',
  'too_large',
  'no_archive',
  'too_new',
  'bad_signature',
  'changed',
  'bad_row',
] as const;
export type ArchiveProblem = (typeof archiveProblems)[number];
