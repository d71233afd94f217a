import { inLanguages } from '../lib/language.ts';

export const calendarWords = inLanguages('calendar', {
  add: 'Add to calendar',
  addOf: (what: string) => `Add to calendar: ${what}`,
});
