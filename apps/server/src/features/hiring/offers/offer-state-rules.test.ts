import { isFilled } from '@candor/contract/hiring/job-rules';
import { expect, test } from 'vitest';
import { copiedExpiry, nextOf, ownStateOf, remindAt } from './offer-state-rules.ts';

const ends = new Date('2027-01-15T23:00:00Z');
const before = new Date('2027-01-15T22:59:59Z');
const sent = {
  state: 'sent',
  status: 'active',
  expiresAt: ends,
  isOtherAccepted: false,
} as const;

test('an offer is open until its last instant, whether or not the work that ends it has run', () => {
  expect(ownStateOf(sent, before)).toBe('open');
  expect(ownStateOf(sent, ends)).toBe('expired');
});

test('what was answered stays so after its last day', () => {
  expect(ownStateOf({ ...sent, state: 'accepted' }, ends)).toBe('accepted');
  expect(ownStateOf({ ...sent, state: 'declined' }, ends)).toBe('declined');
});

test('an offer whose application is over, or beside which another was accepted, is closed', () => {
  expect(ownStateOf({ ...sent, status: 'rejected' }, before)).toBe('closed');
  expect(ownStateOf({ ...sent, status: 'withdrawn' }, before)).toBe('closed');
  expect(ownStateOf({ ...sent, isOtherAccepted: true }, before)).toBe('closed');
  // Somebody who said yes by telephone may have been moved already.
  expect(ownStateOf({ ...sent, status: 'hired' }, before)).toBe('open');
});

test.each(['draft', 'asked', 'sent-back', 'approved', 'withdrawn'] as const)(
  'to a candidate an offer in %s is none',
  (state) => expect(ownStateOf({ ...sent, state }, before)).toBe('withdrawn'),
);

test('the reminder comes two days before the end, or one, or not at all, and a day after the offer at the soonest', () => {
  const at = (sentAt: string) => remindAt(new Date(sentAt), ends)?.toISOString() ?? null;
  expect(at('2027-01-10T12:00:00Z')).toBe('2027-01-13T23:00:00.000Z');
  expect(at('2027-01-12T23:00:00Z')).toBe('2027-01-13T23:00:00.000Z');
  expect(at('2027-01-13T12:00:00Z')).toBe('2027-01-14T23:00:00.000Z');
  expect(at('2027-01-14T12:00:00Z')).toBeNull();
});

test('it is the turn of the first who has not decided', () => {
  const one = { accountId: 1, decidedAt: ends };
  const two = { accountId: 2, decidedAt: null };
  expect(nextOf([one, two, { accountId: 3, decidedAt: null }])?.accountId).toBe(2);
  expect(nextOf([one])).toBeUndefined();
});

test('a job is filled by as many as it has openings', () => {
  expect(isFilled(1, 2)).toBe(false);
  expect(isFilled(2, 2)).toBe(true);
  expect(isFilled(3, 2)).toBe(true);
});

test('a copy of what is over is open for two weeks; one that can be answered still keeps its day', () => {
  expect(copiedExpiry('2027-01-15', '2027-01-20')).toBe('2027-02-03');
  expect(copiedExpiry('2027-01-30', '2027-01-20')).toBe('2027-01-30');
});
