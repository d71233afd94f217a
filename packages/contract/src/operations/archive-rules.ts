/** In this order they are read: a test needs its questions, an application its job and its person, and so on. */
export const archiveKinds = [
  'settings',
  'templates',
  'questions',
  'tests',
  'jobs',
  'people',
  'notes',
  'applications',
  'files',
] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

/** Version 2 had fewer kinds; no release wrote version 1. */
export const ARCHIVE_VERSION = 3;
export const ARCHIVE_OLDEST_VERSION = 2;
/** A ZIP without the extension for large ones holds little more. */
export const ARCHIVE_MOST_BYTES = 4_000_000_000;
/** Of it as it is sent, but for the last; no store takes parts of less than 5 MB. */
export const ARCHIVE_PART_BYTES = 6 * 1024 * 1024;
export const ARCHIVE_MOST_PARTS = Math.ceil(ARCHIVE_MOST_BYTES / ARCHIVE_PART_BYTES);
/** How long a file that was made, or sent, lies here. */
export const ARCHIVE_KEPT_DAYS = 7;
/** Of what was left out, row by row. */
export const ARCHIVE_MOST_LEAVINGS = 10_000;

export const archiveStates = [
  'making',
  'ready',
  'sending',
  'checking',
  'shown',
  'taking',
  'done',
  'refused',
  'gone',
] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Something is being done; whoever looks at it looks again. */
export const isArchiveMoving = (state: ArchiveState): boolean =>
  state === 'making' || state === 'checking' || state === 'taking';

export const archiveProblems = [
  'unreadable',
  'too_large',
  'no_archive',
  'too_old',
  'too_new',
  'bad_signature',
  'changed',
  'lost',
  /** Made later than it is here. */
  'ahead',
  /** Two of its rows say that they are the same person or job, and are not. */
  'same_ref',
] as const;
export type ArchiveProblem = (typeof archiveProblems)[number];

/** Why a row is left out. */
export const leavingReasons = [
  /** Holds what no page would take. */
  'unfit',
  /** Of a day that has not come. */
  'ahead',
  /** A row of more than 1 MB. */
  'too_long',
  /** Erased here, at the candidate's wish or the company's. */
  'erased',
  /** Was here, and was deleted since. */
  'deleted',
  /** Its person was not brought, or is not in the file. */
  'no_person',
  'no_job',
  /** It asks a question that is not here. */
  'no_question',
  /** Its job is closed here. */
  'job_closed',
  /** No file of a kind that is taken from candidates. */
  'wrong_type',
  /** The storage, or the file, does not hold what the row names. */
  'no_content',
  /** The database does not take what it says. */
  'not_kept',
  /** It would have what is here deleted earlier. */
  'would_delete',
  /** Who speaks for this company, or what it pays: no other company's file says it. */
  'not_own',
  /** Its job has no stage here. */
  'no_stage',
  /** The file is full. */
  'no_room',
] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** What a file says of a company, thing by thing; the first are sections of its settings. */
export const archivedSettings = [
  'mailSender',
  'externalInterviews',
  'needs',
  'appeals',
  'careers',
  'kept',
  'colour',
  'logo',
  'view',
] as const;
export type ArchivedSetting = (typeof archivedSettings)[number];

/** So many are named before they are taken. */
export const ARCHIVE_MOST_COMPARED = 200;
