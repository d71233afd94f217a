import type { Translated } from '@candor/contract/people/language-rules';
import type { LanguageChoiceWords } from '../../ui/language-choice-words.ts';

/** Words of what stands on every page that candidates read: each surface's file holds them beside its own. */
export type Everywhere = Translated<{
  readonly 'language-choice': LanguageChoiceWords;
}>;
