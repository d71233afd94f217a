import type { StateShape } from '../../../ui/state-mark.tsx';
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

export const stateShapes: Readonly<Record<InterviewRow['state'], StateShape>> = {
  invited: 'blank',
  opened: 'blank',
  'in-progress': 'moving',
  submitted: 'good',
  'timed-out': 'over',
  expired: 'over',
  cancelled: 'over',
};

export const decidedWords: Readonly<Record<NonNullable<InterviewRow['decision']>, string>> = {
  waiting: 'Waiting',
  advance: 'Advanced',
  hold: 'On hold',
  reject: 'Rejected',
};

export const decidedShapes: Readonly<Record<NonNullable<InterviewRow['decision']>, StateShape>> = {
  waiting: 'waiting',
  advance: 'good',
  hold: 'paused',
  reject: 'over',
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

export const recordingShapes: Readonly<
  Record<Exclude<InterviewRow['recording'], 'none'>, StateShape>
> = {
  receiving: 'moving',
  processing: 'moving',
  playable: 'good',
  failed: 'wrong',
  empty: 'over',
  deleted: 'over',
};
