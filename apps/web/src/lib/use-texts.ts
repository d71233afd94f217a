import { useMemo } from 'react';
import { useLanguage } from './language.ts';

/** What is dear to make and holds texts: made anew where one of `from`, or the language, is another. */
export function useTexts<Made>(make: () => Made, from: readonly unknown[]): Made {
  const language = useLanguage();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `make` reads its words by the way
  return useMemo(make, [...from, language]);
}
