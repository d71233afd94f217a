import type { Language, Translated } from '@candor/contract/people/language-rules';
import { english, type English } from './english-words.ts';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { nb } from './languages/nb.ts';
import { pt } from './languages/pt.ts';

export type CandidateWords = Translated<English>;

const words: Readonly<Record<Language, CandidateWords>> = { en: english, de, fr, es, pt, nb };

/** What candidates are written, in their language (`mailLanguage` of candidate-records). */
export const candidateWords = (language: Language): CandidateWords => words[language];

/** `January 11, 2027`, by the clock of UTC. */
export const tellDay = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
