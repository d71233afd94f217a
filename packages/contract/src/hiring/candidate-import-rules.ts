/** What the page and the server must agree on about a file of candidates. */

export const CANDIDATES_IN_A_FILE = 2000;
export const CANDIDATE_FILE_CHARACTERS = 8_000_000;
export const COLUMNS_MOST = 300;

/** What a column of a file can be. Of some there may be several columns: see `repeatedFields`. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'fullName',
  'phone',
  'city',
  'country',
  'headline',
  'employer',
  'links',
  'skills',
  'tags',
  'note',
  'source',
  'job',
  'stage',
  'status',
] as const;
export type ImportField = (typeof importFields)[number];

/** Columns that are put together. Of the others the first one is read. */
export const repeatedFields: ReadonlySet<ImportField> = new Set([
  'links',
  'tags',
  'note',
  'source',
]);

/** Systems whose files are known by their headings. */
export const importSystems = ['greenhouse', 'ashby', 'lever'] as const;
export type ImportSystem = (typeof importSystems)[number];

/** For which job they are taken: for none, for one that is chosen, or for that which each row names. */
export const importJobs = ['none', 'one', 'column'] as const;

/**
 * What becomes of a row: a person whom the company does not know by this address; one whom it knows, or who stands
 * further up in the file, and who gets an application; one of whom everything is there; one who stands further up with
 * the same job; and a row that cannot be taken.
 */
export const importOutcomes = ['new', 'known', 'already', 'double', 'fault'] as const;

export const importFaults = [
  'email_missing',
  'email_wrong',
  'name_missing',
  'too_long',
  'too_many',
  'too_many_cells',
  'job_missing',
] as const;
export type ImportFault = (typeof importFaults)[number];

/** Why a job that rows name is none that they are taken for. */
export const unmatchedJobs = ['unknown', 'several'] as const;
