import { expect, test } from 'vitest';
import { offerProblems, offerTextProblem, paragraphsOf, takesDeed } from './offer-rules.ts';
import { offerDay, offerPay } from './offer-words.ts';

const today = '2027-01-04';
const offer = {
  terms: 'Dear {{firstName}},\n\n{{salary}} from {{startDate}}.',
  message: 'We look forward to you.',
  salary: 6_200_000,
  currency: 'EUR',
  salaryPeriod: 'year',
  startsOn: '2027-03-01',
  expiresOn: '2027-01-15',
} as const;

test('an offer whose words can all be filled in has no problem', () => {
  expect(offerProblems(offer, today)).toEqual({});
});

test('a word that nobody knows is told at the terms', () => {
  expect(offerTextProblem('From {{beginning}}.')).toBe(
    'We do not know {{beginning}} in this offer.',
  );
  expect(offerTextProblem('From {{startDate}.')).toContain('two braces');
  expect(Object.keys(offerProblems({ ...offer, terms: '{{pay}}' }, today))).toEqual(['terms']);
});

test('what the terms name has to be there', () => {
  const problems = offerProblems({ ...offer, salary: null, startsOn: null }, today);
  expect(Object.keys(problems)).toEqual(['salary', 'startsOn']);
  const plain = { ...offer, terms: 'Welcome.', salary: null, startsOn: null };
  expect(offerProblems(plain, today)).toEqual({});
});

test('an amount has a currency and a period, and the last day is not over', () => {
  const problems = offerProblems({ ...offer, currency: null, salaryPeriod: null }, today);
  expect(Object.keys(problems)).toEqual(['currency', 'salaryPeriod']);
  expect(offerProblems({ ...offer, expiresOn: '2027-01-03' }, today)).toHaveProperty('expiresOn');
  expect(offerProblems({ ...offer, expiresOn: today }, today)).toEqual({});
});

test('nobody waits for an answer longer than a year, nor for somebody longer than five', () => {
  const problem = (given: object) => offerProblems({ ...offer, ...given }, today);
  expect(problem({ expiresOn: '2028-01-05', startsOn: '2032-01-04' })).toEqual({});
  expect(problem({ expiresOn: '2028-01-06' })).toHaveProperty('expiresOn');
  expect(problem({ expiresOn: '9999-12-31' })).toHaveProperty('expiresOn');
  expect(problem({ startsOn: '2032-01-05' })).toHaveProperty('startsOn');
});

test('what is said besides the terms has no words that are filled in', () => {
  expect(offerProblems({ ...offer, message: 'Dear {{firstName}}!' }, today)).toHaveProperty(
    'message',
  );
});

test('who is asked for approval comes before sending; without approvers it is sent at once', () => {
  const alone = { state: 'draft', approvers: 0 } as const;
  const asked = { state: 'draft', approvers: 2 } as const;
  expect([takesDeed('send', alone), takesDeed('ask', alone)]).toEqual([true, false]);
  expect([takesDeed('send', asked), takesDeed('ask', asked)]).toEqual([false, true]);
  expect(takesDeed('send', { state: 'approved', approvers: 2 })).toBe(true);
  expect(takesDeed('send', { state: 'asked', approvers: 2 })).toBe(false);
});

test.each(['accepted', 'declined', 'withdrawn', 'expired'] as const)(
  'with an offer that is %s nothing more is done',
  (state) => {
    const deeds = ['write', 'ask', 'decide', 'reopen', 'send', 'withdraw'] as const;
    expect(deeds.filter((deed) => takesDeed(deed, { state, approvers: 1 }))).toEqual([]);
  },
);

test('money and days are told in one way', () => {
  expect(offerPay(offer)).toBe('EUR 62,000 a year');
  expect(offerPay({ ...offer, salary: 2450, salaryPeriod: 'hour' })).toBe('EUR 24.50 an hour');
  expect(offerPay({ salary: 500_000, currency: 'JPY', salaryPeriod: 'month' })).toBe(
    'JPY 500,000 a month',
  );
  expect(offerDay('2027-03-01')).toBe('1 March 2027');
});

test('an empty line begins a paragraph, other lines stay apart', () => {
  expect(paragraphsOf('One\r\ntwo\r\n\r\n\r\nthree\n')).toEqual([['One', 'two'], ['three']]);
});
