import { expect, test } from 'vitest';
import { candidateReader } from './candidate-reader.ts';
import { calendarOf, entryMail } from './entry-rules.ts';
import type { AppointmentFacts } from './facts-rules.ts';
import { testFacts } from './test-facts.ts';

const now = new Date('2027-01-10T08:00:00Z');
const organizer = { email: 'no-reply@candor.example' };
const facts = testFacts();
const write = (
  change: Parameters<typeof testFacts>[0] = {},
  {
    method = 'REQUEST',
    reader = candidateReader(testFacts(change), 'en'),
  }: Partial<Parameters<typeof entryMail>[1]> = {},
) => linesOf(entryMail(testFacts(change), { method, reader, organizer, now }).content);
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const line = (lines: readonly string[], name: string) =>
  lines.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`));
const seat = { kind: 'seat', name: 'Vera', email: 'vera@outside.example' } as const;

test('a booked interview blocks its time, at its instant whatever zone is read', () => {
  const lines = write();
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'DTSTART:20270120T090000Z',
      'DTEND:20270120T100000Z',
      'SUMMARY:Interview for Engineer at Acme',
      'LOCATION:https://meet.example/room',
      'TRANSP:OPAQUE',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(line(lines, 'ATTENDEE')).toMatch(/mailto:ada@example\.com$/);
});

test('a move is the same event with a higher sequence, and a cancellation its end', () => {
  const [booked, moved, cancelled] = [
    write(),
    write({ sequence: 1, startsAt: new Date('2027-01-21T09:00:00Z') }),
    write({ sequence: 2 }, { method: 'CANCEL' }),
  ];
  expect(new Set([booked, moved, cancelled].map((lines) => line(lines, 'UID'))).size).toBe(1);
  expect([booked, moved, cancelled].map((lines) => line(lines, 'SEQUENCE'))).toEqual([
    'SEQUENCE:0',
    'SEQUENCE:1',
    'SEQUENCE:2',
  ]);
  expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
});

test('whoever sits there reads with whom; nobody reads the address of another', () => {
  const [theirs, candidates] = [write({}, { reader: seat }), write()];
  expect(line(theirs, 'SUMMARY')).toBe('SUMMARY:Interview with Ada Lovelace for Engineer at Acme');
  expect(line(theirs, 'DESCRIPTION')).toContain('With Bert Holm.');
  expect(theirs.join('\n')).not.toMatch(/ada@example|bert@acme/);
  expect(candidates.join('\n')).not.toMatch(/vera@outside|bert@acme/);
  expect(line(candidates, 'DESCRIPTION')).toContain('With Vera Outside\\, Bert Holm.');
});

test('a file to take along is there while it is booked or over, and at no other time', () => {
  const file = (change: Partial<AppointmentFacts>) =>
    calendarOf({ ...facts, ...change }, { reader: candidateReader(facts, 'en'), organizer, now });
  expect(file({})).toContain('METHOD:PUBLISH');
  expect(file({})).not.toContain('ATTENDEE');
  expect(file({ state: 'over' })).not.toBeNull();
  for (const state of ['cancelled', 'unable'] as const) expect(file({ state })).toBeNull();
  expect(file({ state: 'asked', startsAt: null, endsAt: null })).toBeNull();
});

test('a place that is no link is no address to open', () => {
  const place = { kind: 'phone', text: '+47 123; 4' } as const;
  expect(line(write({ place }), 'LOCATION')).toBe('LOCATION:+47 123\\; 4');
  expect(line(write({ place }), 'URL')).toBeUndefined();
});

test('[E10] [C18] words of a company or a name make no line of their own', () => {
  const words = 'x\r\nATTACH:https://evil.example\u2028END:VEVENT';
  const odd = write({
    ...{
      companyName: words,
      jobTitle: words,
      message: words,
      place: { kind: 'address', text: words },
    },
    candidate: { ...facts.candidate, name: words },
    seats: facts.seats.map((one) => ({ ...one, name: words })),
  });
  const names = (lines: readonly string[]) => lines.map((one) => one.split(/[;:]/)[0]);
  expect(names(odd)).toEqual(names(write({ place: { kind: 'address', text: 'x' } })));
});
