import type { BackoffLimits } from '@candor/outbox/backoff-rules';

/** Every constant of the recorder in one place. Lengths are milliseconds and bytes. */
export interface RecorderLimits {
  /** A data slice every 8 s (bot interview specification, section 9). */
  readonly sliceMs: number;
  /** 2 Mbps video (section 9). */
  readonly videoBitsPerSecond: number;
  /** 128 kbps audio (section 9). */
  readonly audioBitsPerSecond: number;
  /** Stopping the recorder times out after 10 s (section 9). */
  readonly stopTimeoutMs: number;
  /** A recorder that died is started again so often in a row, then the candidate is told. Ours. */
  readonly restarts: number;
  /** The first restart comes at once, the others after this back-off. Ours. */
  readonly restart: BackoffLimits;
  /** A recorder that ran for so long is healthy: restarts count from the beginning. Ours. */
  readonly steadyMs: number;
  /** A part is cut once the buffer holds 7 MB … (section 9). */
  readonly partBytes: number;
  /** … and 30 s of recording have passed since the last cut (section 9). */
  readonly partMs: number;
  /** Smallest part but the last: section 9, and what S3 itself enforces. */
  readonly minPartBytes: number;
  /** S3's own limit on parts in one upload. */
  readonly maxParts: number;
  /** Complete is tried 5 times, 1 s apart, 30 s each (section 7). */
  readonly completeTries: number;
  readonly completePauseMs: number;
  readonly callTimeoutMs: number;
  /** Tries of one part before the next segment gets its turn. Ours. */
  readonly partTries: number;
  /** Back-off between tries of a part: doubles from the first to the longest. Ours. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Rest after a round in which something failed for good. Ours. */
  readonly restMs: number;
  /** A PUT may take `callTimeoutMs` plus its bytes at this speed, then counts as stalled. Ours. */
  readonly slowestBytesPerSecond: number;
  /** A slice that is in no acknowledged part for so long is late: 30 s of a part and 10 s of its PUT. Ours. */
  readonly sliceLateMs: number;
  /** A larger slice goes up in its part only. Ours: eight times what a recorder cuts in 8 s. */
  readonly maxSliceBytes: number;
  /** With more than this waiting slices leave the line to the parts: three of them. Ours. */
  readonly sliceBacklogBytes: number;
  /** How long a reloaded page waits for its former self to let go of the session. Ours. */
  readonly lockWaitMs: number;
  /** IndexedDB can hang instead of refusing; after this it counts as refused. Ours. */
  readonly journalOpenMs: number;
}

const MB = 1024 * 1024;

/** What holds unless `createRecording({ limits })` says otherwise. */
export const recorderLimits: RecorderLimits = {
  sliceMs: 8_000,
  videoBitsPerSecond: 2_000_000,
  audioBitsPerSecond: 128_000,
  stopTimeoutMs: 10_000,
  restarts: 5,
  restart: { firstPauseMs: 250, longestPauseMs: 2_000 },
  steadyMs: 30_000,
  partBytes: 7 * MB,
  partMs: 30_000,
  minPartBytes: 5 * MB,
  maxParts: 10_000,
  completeTries: 5,
  completePauseMs: 1_000,
  callTimeoutMs: 30_000,
  partTries: 6,
  firstPauseMs: 1_000,
  longestPauseMs: 30_000,
  restMs: 30_000,
  slowestBytesPerSecond: 48 * 1024,
  sliceLateMs: 40_000,
  maxSliceBytes: 16 * MB,
  sliceBacklogBytes: 21 * MB,
  lockWaitMs: 5_000,
  journalOpenMs: 5_000,
};
