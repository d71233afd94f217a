import type { GateWords, ViewingWords } from '../../features/interviews/viewing/viewing-words.ts';
import type { mp4Words } from '../../ui/mp4/mp4-words.ts';

/** A recording that was shared by a mailed link, and the gate before it. */
export type Words = {
  readonly 'viewing-gate': GateWords;
  readonly viewing: ViewingWords;
  readonly mp4: typeof mp4Words;
};
