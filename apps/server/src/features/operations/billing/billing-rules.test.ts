import { paymentStates, taxOf } from '@candor/contract/operations/billing-rules';
import { expect, test } from 'vitest';
import {
  endOf,
  planIdOf,
  statesBefore,
  transferOfPaid,
  transferOfRefund,
} from './billing-rules.ts';

test.each([
  ['month', '2026-01-31T09:30:00Z', '2026-02-28T09:30:00Z'],
  ['month', '2028-01-31T09:30:00Z', '2028-02-29T09:30:00Z'],
  ['month', '2026-12-15T00:00:00Z', '2027-01-15T00:00:00Z'],
  ['year', '2028-02-29T23:00:00Z', '2029-02-28T23:00:00Z'],
] as const)('a %s from %s ends on %s', (period, begins, ends) => {
  expect(endOf(period, new Date(begins))).toEqual(new Date(ends));
});

test('a refund is the end, and only what was paid is given back', () => {
  for (const to of paymentStates) expect(statesBefore(to)).not.toContain('refunded');
  expect(statesBefore('refunded')).toEqual(['paid', 'disputed']);
});

test('what was paid and what was given back sum to zero, each and together', () => {
  for (const net of [1, 99, 4900, 100_000_000]) {
    const money = { id: 1, currency: 'EUR', net, tax: taxOf(net, 1900) };
    const sum = (amounts: Readonly<Record<string, number>>) =>
      Object.values(amounts).reduce((all, one) => all + one, 0);
    expect(sum(transferOfPaid(money).amounts)).toBe(0);
    expect(sum(transferOfRefund(money).amounts)).toBe(0);
  }
});

test.each([
  ['Big Team!', 'big-team'],
  ['  Größe 2 ', 'gro-e-2'],
  ['★', ''],
])('the plan %s is called %s in addresses', (name, planId) => {
  expect(planIdOf(name)).toBe(planId);
});
