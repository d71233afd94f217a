import type { askedWords } from '../../features/interviews/needs/asked-words.ts';
import type { endedWords, ownWords } from '../../features/interviews/needs/own-need-words.ts';
import type { Catalogues } from '../../lib/language.ts';
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

export const catalogues: Catalogues = {
  de: async () => (await import('./de.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  es: async () => (await import('./es.ts')).words,
  pt: async () => (await import('./pt.ts')).words,
  nb: async () => (await import('./nb.ts')).words,
};
