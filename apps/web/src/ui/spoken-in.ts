import type { Language } from '@candor/contract/people/language-rules';

/**
 * Marks a text for whoever has it read aloud. Null: nobody knows its language, as of terms which whoever runs the
 * installation wrote. Undefined: a node of before, which knew English.
 */
export function spokenIn(language: Language | null | undefined): {
  lang: string;
  dir: 'ltr' | 'auto';
} {
  return language === null ? { lang: '', dir: 'auto' } : { lang: language ?? 'en', dir: 'ltr' };
}
