import type { Language } from '@candor/contract/people/language-rules';
import { useEffect } from 'react';
import { offerLanguage } from '../lib/language.ts';

/** What a page that a mailed link opened is to be read in, once that is known; who chose by hand keeps theirs. */
export function useOffered(language: Language | null | undefined): void {
  useEffect(() => void offerLanguage(language), [language]);
}
