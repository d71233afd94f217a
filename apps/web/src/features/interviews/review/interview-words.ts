import type { InterviewRow } from './interview-queries.ts';

export const stateWords: Readonly<Record<InterviewRow['state'], string>> = {
  invited: 'Invited',
  opened: 'Link opened',
  'in-progress': 'Under way',
  submitted: 'Submitted',
  'timed-out': 'Time ran out',
  expired: 'Link expired',
  cancelled: 'Cancelled',
};

export const decidedWords: Readonly<Record<NonNullable<InterviewRow['decision']>, string>> = {
  waiting: 'Waiting',
  advance: 'Advanced',
  hold: 'On hold',
  reject: 'Rejected',
};

export const recordingWords: Readonly<Record<Exclude<InterviewRow['recording'], 'none'>, string>> =
  {
    receiving: 'Arriving',
    processing: 'Being prepared',
    playable: 'Ready',
    failed: 'Could not be read',
    empty: 'Nothing recorded',
    deleted: 'Deleted',
  };
