import { choosePageLanguage } from '@candor/contract/hiring/page-language';
import type { Language } from '@candor/contract/people/language-rules';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { whenChosen } from '../../../lib/language.ts';

/**
 * What is chosen by hand on the page is told, so that mails follow; before the gate once it is open, for the server
 * believes nobody before. What does not arrive costs nothing: this browser keeps the choice.
 */
export function useChosenHere(token: string, isOpen: boolean): void {
  const [language, setLanguage] = useState<Language>();
  useEffect(() => whenChosen(setLanguage), []);
  useEffect(() => {
    if (!isOpen || language === undefined) return;
    call(choosePageLanguage, { body: { token, language } }).catch(() => {});
  }, [token, isOpen, language]);
}
