import type { WaitingAnswer } from './attempt-outbox.ts';

/** What an earlier life of the page left on this computer. */
export type Rest = {
  readonly answers: readonly WaitingAnswer[];
  /** The server takes these in no way; they stay here. */
  readonly refused: readonly WaitingAnswer[];
  /** Of the recording. */
  readonly bytes: number;
  /** Of the monitors. */
  readonly reports: number;
  readonly sending: boolean;
  /** The recording came too late: nothing of it is taken any more. */
  readonly closed: boolean;
};

export const nothingLeft: Rest = {
  answers: [],
  refused: [],
  bytes: 0,
  reports: 0,
  sending: false,
  closed: false,
};
