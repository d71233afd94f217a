export const recordingNotice = {
  gone: 'A candidate had a recording deleted',
  held: 'A candidate asked that a recording goes, and it is held back',
} as const;
