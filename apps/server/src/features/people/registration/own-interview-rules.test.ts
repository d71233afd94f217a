import { expect, test } from 'vitest';
import { ownInterviewState } from './own-interview-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const times = { opensAt: at(-1), closesAt: at(1), cancelledAt: null, attemptStatus: null };

test.each([
  ['open', {}],
  ['not-open-yet', { opensAt: at(0.5) }],
  ['missed', { closesAt: now }],
  ['cancelled', { cancelledAt: at(-1) }],
  ['in-progress', { attemptStatus: 'in-progress', closesAt: at(-0.5), cancelledAt: at(-1) }],
  ['taken', { attemptStatus: 'submitted', cancelledAt: at(-1) }],
  ['taken', { attemptStatus: 'timed-out' }],
])('%s', (state, change) => {
  expect(ownInterviewState({ ...times, ...change }, now)).toBe(state);
});
