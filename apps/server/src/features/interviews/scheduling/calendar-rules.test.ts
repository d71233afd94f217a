import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-rules.ts';
import { calendarText } from './calendar-texts.ts';

const now = new Date('2026-11-21T10:00:00.123Z');
const entryFor = (jobTitle: string, companyName: string): CalendarEntry => ({
  companyId: 7,
  scheduleId: 12,
  createdAt: new Date('2026-11-20T09:00:00Z'),
  sequence: 2,
  companyName,
  ...calendarText({ jobTitle, companyName, minutes: 40 }, 'en'),
  opensAt: new Date('2026-11-22T08:30:00Z'),
  closesAt: new Date('2026-11-29T16:00:00Z'),
});
const entry = entryFor('Engineer', 'Acme');
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const names = (file: string) => linesOf(file).map((line) => line.split(/[;:]/)[0]);

test('a window is one event in UTC, with what a calendar needs to follow it', () => {
  const lines = linesOf(calendarFile(entry, 'PUBLISH', now));
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:candor-7-12-1795165200000',
      'SEQUENCE:2',
      'DTSTAMP:20261121T100000Z',
      'DTSTART:20261122T083000Z',
      'DTEND:20261129T160000Z',
      'SUMMARY:Interview for Engineer at Acme',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines.at(-1)).toBe('');
});

test('a cancelled one is the same event, cancelled', () => {
  const [sent, cancelled] = [
    calendarFile(entry, 'PUBLISH', now),
    calendarFile({ ...entry, sequence: 3 }, 'CANCEL', now),
  ].map(linesOf);
  expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  const uid = (lines: readonly string[] = []) => lines.find((line) => line.startsWith('UID:'));
  expect(uid(cancelled)).toBe(uid(sent));
});

test.each([
  'Acme\r\nATTACH:https://evil.example',
  'Acme\nEND:VEVENT\nBEGIN:VEVENT',
  'Acme\u2028X-EVIL:1\u2029\u0085\v\f\u0000',
  'Acme";X="1:mailto:evil@evil.example',
  'Acme\\nX-EVIL:1;,',
  `${'x'.repeat(74)}\r\n X-EVIL:1`,
])('[E10] the words of a company make no line of their own: %j', (words) => {
  const plain = calendarFile(entry, 'PUBLISH', now);
  const file = calendarFile(entryFor(words, words), 'PUBLISH', now);
  expect(names(file)).toEqual(names(plain));
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}]/u);
  expect(linesOf(file).find((line) => line.startsWith('ORGANIZER'))).toMatch(
    /^ORGANIZER;CN="[^"]*":invalid:nomail$/,
  );
});

test('text is escaped, and backslashes first', () => {
  const file = calendarFile(entryFor('A\\B; C, D\nE', 'Acme'), 'PUBLISH', now);
  expect(linesOf(file)).toContain('SUMMARY:Interview for A\\\\B\\; C\\, D\\nE at Acme');
});

test('no line is longer than 75 octets, and no character is split', () => {
  const jobTitle = 'Ingénieur 🚀 東京 '.repeat(20);
  const file = calendarFile(entryFor(jobTitle, 'Acme'), 'PUBLISH', now);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`SUMMARY:Interview for ${jobTitle} at Acme`);
  expect(file).not.toContain('\uFFFD');
});
