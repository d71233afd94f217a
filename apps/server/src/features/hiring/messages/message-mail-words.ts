/** In the list of notices: what was written stands on the page alone. */
export const noticeTitles = {
  received: 'A candidate has answered',
  failed: 'A message could not be delivered',
} as const;

/** At the end of an answer by mail that is longer than what is kept. */
export const restIsGone = '[The rest of this mail was too long and is not kept.]';

/** Under the fields. */
export const sendingProblems = {
  tooFar: 'Please choose a time within the next 90 days.',
  filesTooLargeForMany:
    'Every one of them gets a copy: together that is more than 200 MB. Please choose smaller files, or fewer people.',
  filesTooLarge: 'All files together are larger than 10 MB. Please choose fewer or smaller ones.',
  tooManyFiles: 'No more files can be kept here. Please write without them.',
  noJob:
    'There is no application whose job could be named. Please choose one, or write without {{jobTitle}}.',
} as const;

export const tooManyFilesOf = (name: string): string =>
  `No more files can be kept with ${name}. Please write without them, or to others.`;
export const noJobOf = (name: string): string =>
  `${name} has no application whose job could be named. Please write without {{jobTitle}}, or to others.`;

/** Of the installation's own sender: one company must not bring it onto the lists of those who send mass mail. */
export const tooManyToday = (most: number): string =>
  `A company writes at most ${most} messages a day. Please go on tomorrow.`;
