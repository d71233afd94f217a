/** What notices about interviews say: no more than a lock screen may show. */
export const toldTitles = {
  submitted: 'An interview was handed in',
  timedOut: 'The time of an interview is over',
  recording: 'A recording cannot be made playable',
  share: 'A shared recording is being watched',
  expired: (count: number): string =>
    count === 1
      ? 'An invitation ran out before it was begun'
      : `${count} invitations ran out before they were begun`,
} as const;
