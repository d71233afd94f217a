export const recordingNotice = {
  gone: 'A candidate had a recording deleted',
  held: 'A candidate asked to have a recording deleted; it is kept for now',
} as const;
