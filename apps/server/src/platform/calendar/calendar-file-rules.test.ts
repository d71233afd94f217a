import { expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from './calendar-file-rules.ts';

const now = new Date('2026-11-21T10:00:00.123Z');
const event: CalendarEvent = {
  ...{ uid: '7-12@candor.example', sequence: 2, isCancelled: false, isBusy: true },
  startsAt: new Date('2026-11-22T08:30:00Z'),
  endsAt: new Date('2026-11-22T09:30:00Z'),
  ...{
    summary: 'Talk',
    description: 'With Ada',
    location: 'Room 4',
    url: 'https://meet.example/a',
  },
  organizer: { name: 'Acme', email: 'no-reply@candor.example' },
  attendees: [{ name: 'Ada', email: 'ada@example.com' }],
};
const write = (change: Partial<CalendarEvent> = {}) =>
  writeCalendar({ method: 'REQUEST', now, events: [{ ...event, ...change }] });
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const names = (file: string) => linesOf(file).map((line) => line.split(/[;:]/)[0]);

test('an invitation names who is invited and by whom, and asks for no answer by mail', () => {
  const lines = linesOf(write());
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'ORGANIZER;CN="Acme":mailto:no-reply@candor.example',
      'ATTENDEE;CN="Ada";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:ada@example.com',
      'LOCATION:Room 4',
      'URL:https://meet.example/a',
      'TRANSP:OPAQUE',
    ]),
  );
});

test.each([
  'x\r\nATTACH:https://evil.example',
  'x\nEND:VEVENT\nBEGIN:VEVENT',
  'x\u2028X-EVIL:1\u2029\u0085\v\f\u0000',
  'x";X="1:mailto:evil@evil.example',
  '🚀\uD800\r\n X-EVIL:1',
])('[E10] no text or address of a stranger makes a line of its own: %j', (words) => {
  const person = { name: words, email: words };
  const file = write({
    ...{ uid: words, summary: words, description: words, location: words, url: words },
    ...{ organizer: person, attendees: [person] },
  });
  expect(names(file)).toEqual(names(write()));
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}]/u);
});

test('a calendar to follow has a name and says how often to ask; one without events is whole too', () => {
  const feed = { name: 'My interviews', hours: 1 };
  const lines = linesOf(writeCalendar({ method: 'PUBLISH', now, events: [], feed }));
  expect(lines).toContain('NAME:My interviews');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});
