import type { ImportSystem } from '@candor/contract/hiring/candidate-import-rules';

export const systemNames: Readonly<Record<ImportSystem, string>> = {
  greenhouse: 'Greenhouse',
  ashby: 'Ashby',
  lever: 'Lever',
};

/** What a note begins with that somebody else wrote, elsewhere. */
export const noteWords = {
  heading: 'Imported with this candidate:',
  over: (job: string, status: string) =>
    job === '' ? `State there: ${status}` : `${job}, state there: ${status}`,
} as const;

export const fileWords = {
  missing: 'Say which columns are the name and the e-mail address.',
} as const;
