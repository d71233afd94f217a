import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords } from '../../hiring/mail-templates/index.ts';
import type { EntryReader } from './entry-rules.ts';
import type { AppointmentFacts } from './facts-rules.ts';
import { placeOf } from './letter-words.ts';

/** For a candidate's calendar. */
export const candidateReader = (facts: AppointmentFacts, language: Language): EntryReader => ({
  kind: 'candidate',
  words: candidateWords(language).interviews,
  place: placeOf(facts, language),
});
