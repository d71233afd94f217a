import { expect, test } from 'vitest';
import { noticeOf, valuesOf, writeSeatLetter, writeWithdrawal } from './letter-words.ts';
import { tellBoth } from '../scheduling/index.ts';
import { testFacts } from './test-facts.ts';

const facts = testFacts();
const [vera, bert] = facts.seats;
if (vera === undefined || bert === undefined) throw new Error('Two sit there');
const textOf = ({ subject, paragraphs }: ReturnType<typeof writeSeatLetter>) =>
  [subject, ...paragraphs].join('\n');

test('both clocks are told: the day once where it is the same, and one clock where there is one', () => {
  const at = new Date('2027-01-20T23:30:00Z');
  const tell = (theirs: string, ours: string) =>
    tellBoth(at, { theirs, ours, companyName: 'Acme' });
  expect(tell('Europe/London', 'UTC')).toBe(
    'Wednesday 20 January 2027 at 23:30 (Europe/London, GMT+0), which is 23:30 (UTC) at Acme',
  );
  expect(tell('Europe/Berlin', 'Europe/London')).toBe(
    'Thursday 21 January 2027 at 00:30 (Europe/Berlin, GMT+1), which is Wednesday 20 January 2027 at 23:30 (Europe/London, GMT+0) at Acme',
  );
  expect(tell('UTC', 'UTC')).toBe('Wednesday 20 January 2027 at 23:30 (UTC)');
});

test('each seat reads its own clock, or the company’s where it said none', () => {
  const read = (seat: typeof vera) =>
    textOf(writeSeatLetter('booked', { facts, reason: '', seat }));
  expect(read(vera)).toContain('Wednesday 20 January 2027 at 18:00 (Asia/Tokyo, GMT+9)');
  expect(read(bert)).toContain('Wednesday 20 January 2027 at 09:00 (Europe/London, GMT+0)');
});

test('a reason is told where there is one', () => {
  const moved = (reason: string) => textOf(writeSeatLetter('moved', { facts, reason, seat: vera }));
  expect(moved('I am ill.')).toContain('The reason: I am ill.');
  expect(moved('')).not.toContain('reason');
});

test('what needs a time says none before there is one', () => {
  const open = { ...facts, startsAt: null, endsAt: null };
  for (const kind of [
    'hours-needed',
    'times-offered',
    'seat-asked',
    'waiting',
    'cancelled',
  ] as const) {
    const text = textOf(writeSeatLetter(kind, { facts: open, reason: '', seat: vera }));
    expect([kind, text]).toEqual([kind, expect.not.stringMatching(/begin on|begins on|null/)]);
  }
});

test('a company’s words can name where, when for both, and with whom', () => {
  expect(valuesOf(facts, 'We are ill.')).toMatchObject({
    firstName: 'Ada',
    when: 'Wednesday 20 January 2027 at 10:00 (Europe/Berlin, GMT+1), which is 09:00 (Europe/London, GMT+0) at Acme',
    place: 'https://meet.example/room',
    interviewers: 'Vera Outside, Bert Holm',
    reason: 'We are ill.',
  });
});

test('a candidate who cancelled is told so in words that no company changes', () => {
  const { paragraphs, closing } = writeWithdrawal(facts);
  expect([paragraphs[0], closing[0]]).toEqual([
    'your interview for Engineer at Acme does not take place. Acme has been told.',
    'If this was not you, please write to Acme.',
  ]);
});

test('a notice names whom it is about, and no reason', () => {
  expect(noticeOf(facts, { what: 'unable', by: 'candidate', reason: 'I am ill.' })).toEqual({
    title: 'No time for an interview suits a candidate',
    body: 'Ada Lovelace, Engineer',
  });
});
