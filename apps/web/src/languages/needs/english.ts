import type { askedWords } from '../../features/interviews/needs/asked-words.ts';
import type { endedWords, ownWords } from '../../features/interviews/needs/own-need-words.ts';
import type { grantWords } from '../../ui/accommodation-words.ts';
import type { ownMonitorWords } from '../../ui/monitor-words.ts';

/** What a candidate needs to take part. */
export type Words = {
  readonly 'own-need': typeof ownWords;
  readonly 'own-need-ended': typeof endedWords;
  readonly asked: typeof askedWords;
  readonly granted: typeof grantWords;
  readonly monitors: typeof ownMonitorWords;
};
