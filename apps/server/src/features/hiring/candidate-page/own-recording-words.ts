export const recordingNotice = {
  gone: 'A candidate had a recording deleted',
  held: 'A recording has to be deleted, although its candidate is held back',
} as const;
