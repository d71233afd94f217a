import { expect, test } from 'vitest';
import { cancelledText, invitationText, type LetterFacts, tellMoment } from './letter-rules.ts';

const facts: LetterFacts = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  jobTitle: 'Engineer',
  companyName: 'Larkfield',
  minutes: 50,
  opensAt: new Date('2027-01-15T08:00:00Z'),
  closesAt: new Date('2027-01-29T16:00:00Z'),
  timeZone: 'Europe/Oslo',
};

test.each([
  ['2027-01-29T16:00:00Z', 'Europe/Oslo', 'Friday 29 January 2027 at 17:00 (Europe/Oslo, GMT+1)'],
  ['2027-07-29T16:00:00Z', 'Europe/Oslo', 'Thursday 29 July 2027 at 18:00 (Europe/Oslo, GMT+2)'],
  [
    '2027-01-28T18:30:00Z',
    'Asia/Kolkata',
    'Friday 29 January 2027 at 00:00 (Asia/Kolkata, GMT+5:30)',
  ],
  ['2027-01-29T16:00:00Z', 'UTC', 'Friday 29 January 2027 at 16:00 (UTC)'],
])('%s in %s is told as %s', (instant, zone, text) => {
  expect(tellMoment(new Date(instant), zone)).toBe(text);
});

test('a line of the message is a paragraph, and the window stands below it in any case', () => {
  const words = {
    subject: ' {{jobTitle}} ',
    message: 'Dear {{firstName}},\n\nuntil {{closes}}.\r\n',
  };
  const { subject, greeting, paragraphs } = invitationText(facts, words);
  expect([subject, greeting]).toEqual(['Engineer', 'Hello Ada,']);
  expect(paragraphs).toEqual([
    'Dear Ada,',
    'until Friday 29 January 2027 at 17:00 (Europe/Oslo, GMT+1).',
    'You can start from Friday 15 January 2027 at 09:00 (Europe/Oslo, GMT+1) until Friday 29 January 2027 at 17:00 (Europe/Oslo, GMT+1). It takes 50 minutes.',
  ]);
});

test('who has no name is greeted without one', () => {
  expect(cancelledText({ ...facts, firstName: '' }, '').greeting).toBe('Hello,');
});

test('a cancellation gives its reason where there is one', () => {
  expect(cancelledText(facts, ' ').paragraphs).toHaveLength(1);
  expect(cancelledText(facts, 'The job is filled.').paragraphs[1]).toBe('The job is filled.');
});
