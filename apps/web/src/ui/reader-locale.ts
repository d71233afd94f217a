import { currentLanguage } from '../lib/language.ts';
import { localeFor } from './reader-locale-rules.ts';

/** Of every date, time and number on a page that speaks English alone, as those of a company's members do. */
export const locale = localeFor(navigator.language);

/** On a page that candidates read: of the language that it speaks now. */
export const readerLocale = (): string => localeFor(navigator.language, currentLanguage());

/** What is dear to make is made once for each language: `const day = inReaderLocale((locale) => …)`, read as `day()`. */
export function inReaderLocale<Made>(make: (readerLocale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const wanted = readerLocale();
    const one = made.get(wanted) ?? make(wanted);
    made.set(wanted, one);
    return one;
  };
}
