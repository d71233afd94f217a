import type { Language } from '@candor/contract/people/language-rules';
import { expect, test } from 'vitest';
import { tellBoth, tellMoment, tellWindow } from './moment-rules.ts';

const at = new Date('2027-01-29T16:00:00Z');

test.each<[Language, string]>([
  ['en', 'Friday 29 January 2027 at 17:00 (Europe/Oslo, GMT+1)'],
  ['de', 'Freitag, 29. Januar 2027 um 17:00 (Europe/Oslo, GMT+1)'],
  ['fr', 'vendredi 29 janvier 2027 à 17:00 (Europe/Oslo, UTC+1)'],
  ['es', 'viernes, 29 de enero de 2027 a las 17:00 (Europe/Oslo, GMT+1)'],
  ['pt', 'sexta-feira, 29 de janeiro de 2027 às 17:00 (Europe/Oslo, GMT+1)'],
  ['nb', 'fredag 29. januar 2027 kl. 17:00 (Europe/Oslo, GMT+1)'],
])('a moment is told in %s', (language, text) => {
  expect(tellMoment(at, 'Europe/Oslo', language)).toBe(text);
});

test('both clocks are told in the language, the day once where it is the same', () => {
  const zones = { theirs: 'Europe/London', ours: 'Europe/Oslo' };
  expect(tellBoth(at, { ...zones, companyName: 'Acme' }, 'de')).toBe(
    'Freitag, 29. Januar 2027 um 16:00 (Europe/London, GMT+0), das ist 17:00 (Europe/Oslo, GMT+1) bei Acme',
  );
  expect(tellWindow(at, zones, 'nb')).toBe(
    'fredag 29. januar 2027 kl. 16:00 (Europe/London, GMT+0; 17:00, Europe/Oslo)',
  );
  expect(tellWindow(at, { ...zones, theirs: 'Asia/Tokyo' }, 'fr')).toBe(
    'samedi 30 janvier 2027 à 01:00 (Asia/Tokyo, UTC+9; vendredi 29 janvier 2027, 17:00, Europe/Oslo)',
  );
});
