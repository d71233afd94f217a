/**
 * The pages are in English, so their dates and numbers are too: a month in the browser's own language stood in the
 * middle of an English sentence. Who reads English in another country keeps the habits of that country; everybody
 * else gets the day before the month and hours up to 24, which is what most of them are used to.
 */
export function localeFor(language: string): string {
  return /^en(?:-|$)/i.test(language) ? language : 'en-GB';
}
