import { type Language, languageOf } from '@candor/contract/people/language-rules';

/** Where a language alone means another country to `Intl` than to us: its “pt” is Brazil's. */
const countries: Partial<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };

/**
 * The locale of dates and numbers on a page in a language: a month in the browser's own language stood in the middle
 * of an English sentence. Who reads the page's language in some country keeps the habits of that country; everybody
 * else gets those that most of its readers are used to: in English the day before the month, and hours up to 24.
 */
export function localeFor(browser: string, language: Language = 'en'): string {
  const isSpoken = browser.toLowerCase().split('-')[0] === language;
  if (isSpoken && languageOf([browser]) === language) return browser;
  return countries[language] ?? language;
}
