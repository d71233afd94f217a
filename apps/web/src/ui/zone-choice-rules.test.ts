import { expect, test } from 'vitest';
import { findZones, offsetText, zoneChoices, zoneText } from './zone-choice-rules.ts';

const choices = zoneChoices([
  'Africa/Cairo',
  'Asia/Calcutta',
  'Asia/Tokyo',
  'Europe/Berlin',
  'America/New_York',
]);
const found = (typed: string) => findZones(choices, typed).map(({ timeZone }) => timeZone);

test('[AV-2] the five labelled zones come first, in their order, and each zone once', () => {
  expect(choices.map(({ text }) => text)).toEqual([
    'Eastern Standard (America/New York)',
    'Central European (Europe/Berlin)',
    'Australian Eastern Standard (Australia/Sydney)',
    'Indian Standard (Asia/Kolkata)',
    'Japan Standard (Asia/Tokyo)',
    'Africa/Cairo',
    'UTC',
  ]);
});

test('a zone is found by the beginnings of its words, in any order', () => {
  expect(found('york')).toEqual(['America/New_York']);
  expect(found('new y')).toEqual(['America/New_York']);
  expect(found('Eastern')).toEqual(['America/New_York', 'Australia/Sydney']);
  expect(found('tokyo asia')).toEqual(['Asia/Tokyo']);
  expect(found('America/New_York')).toEqual(['America/New_York']);
  expect(found('')).toHaveLength(7);
  expect(found('atlantis')).toEqual([]);
});

test('offsets are told with their sign', () => {
  const minutes = (count: number) => offsetText(count * 60_000);
  expect([60, -210, 0, 630].map(minutes)).toEqual([
    'UTC+01:00',
    'UTC−03:30',
    'UTC+00:00',
    'UTC+10:30',
  ]);
  expect(zoneText('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
});
