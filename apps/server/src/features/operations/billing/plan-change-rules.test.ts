import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { endMailDue, endOfChanged, worthOf } from './plan-change-rules.ts';

const day = 86_400_000;
const april = new Date('2026-04-01T00:00:00Z');
const may = new Date('2026-05-01T00:00:00Z');
const paid = {
  soldFrom: april,
  beginsAt: april,
  endsAt: may,
  period: 'month',
  price: 3000,
} as const;
const after = (days: number) => new Date(april.getTime() + days * day);

test('what is left of a month is worth its days', () => {
  expect(worthOf(paid, april)).toBe(3000);
  expect(worthOf(paid, after(10))).toBe(2000);
  expect(worthOf(paid, after(29.999))).toBe(0);
  expect(worthOf(paid, after(40))).toBe(0);
});

test('what goes on later is worth no more than was paid, however short the month is then', () => {
  const at = (date: string) => new Date(`2026-${date}T00:00:00Z`);
  const resumed = { soldFrom: at('01-05'), beginsAt: at('02-01'), endsAt: at('03-03') };
  expect(worthOf({ ...resumed, period: 'month', price: 3100 }, at('02-01'))).toBe(3000);
});

test('a plan that is paid at once runs for a whole period', () => {
  const changed = { period: 'month', net: 7000, credited: 2000, worth: 2000 } as const;
  expect(endOfChanged(changed, april)).toEqual(may);
});

test('what was used of the plan before until the money came shortens it, and nothing else does', () => {
  const changed = { period: 'month', net: 7000, credited: 2000, worth: 1100 } as const;
  expect(endOfChanged(changed, april)).toEqual(after(27));
});

test('nothing is paid for twice and nothing is lost, whenever the money comes', () => {
  const days = integer({ min: 0, max: 29 });
  assert(
    property(days, days, integer({ min: 3001, max: 90_000 }), (ordered, waited, price) => {
      const credited = worthOf(paid, after(ordered));
      const paidOn = after(ordered + waited);
      const worth = worthOf(paid, paidOn);
      const net = price - credited;
      const endsAt = endOfChanged({ period: 'month', net, credited, worth }, paidOn);
      const got = worthOf(
        { soldFrom: paidOn, beginsAt: paidOn, endsAt, period: 'month', price },
        paidOn,
      );
      expect(Math.abs(got - (net + worth))).toBeLessThanOrEqual(1);
    }),
  );
});

test('an end is told of a week before and when it has come, not long after', () => {
  expect(endMailDue(may, after(22))).toBeNull();
  expect(endMailDue(may, after(23.5))).toBe('ending');
  expect(endMailDue(may, may)).toBe('ended');
  expect(endMailDue(may, after(34))).toBeNull();
});
