export type Unsaved = {
  /** `refused`: answers or slices of the recording do not reach this computer's disk. */
  readonly storage: 'durable' | 'refused';
  /** Answers that the server does not have yet. */
  readonly answers: number;
  /** Of the recording: neither on disk nor at the store. */
  readonly memoryBytes: number;
};

/** Whether closing the page would lose something for good: what is on disk is sent on the next visit. */
export function wouldLose({ storage, answers, memoryBytes }: Unsaved): boolean {
  return memoryBytes > 0 || (storage === 'refused' && answers > 0);
}
