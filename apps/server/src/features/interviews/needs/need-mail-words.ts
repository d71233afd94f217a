/** A lock screen shows no name: that somebody needs something is theirs to tell. */
export const noticeTitles = {
  asked: 'A candidate asks for something to take part',
  confirm: 'A colleague asks you to confirm a refusal',
  sentBack: 'A refusal was not confirmed',
  turnedDown: 'A candidate says no to what was offered',
  accepted: 'A candidate accepts what was offered',
  overdue: 'The answer to a candidate’s need is late',
} as const;
