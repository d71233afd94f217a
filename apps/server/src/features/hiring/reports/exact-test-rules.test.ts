import { expect, test } from 'vitest';
import { exactTest } from './exact-test-rules.ts';

test("Fisher's exact test gives what its author and R give", () => {
  // The tea-tasting lady: 3 of 4 right, 1 of 4 wrong (Fisher, The Design of Experiments, 1935): 34/70 two-sided.
  expect(exactTest({ people: 4, selected: 3 }, { people: 4, selected: 1 })).toBeCloseTo(
    34 / 70,
    12,
  );
  // Convictions of like-sex twins (fisher.test's example, after Fisher 1962): p = 0.0005367.
  const dizygotic = { people: 17, selected: 2 };
  expect(exactTest(dizygotic, { people: 13, selected: 10 })).toBeCloseTo(0.0005367, 7);
});

test('it does not matter which group comes first, and equal groups say nothing', () => {
  const [one, other] = [
    { people: 30, selected: 4 },
    { people: 17, selected: 9 },
  ];
  expect(exactTest(one, other)).toBeCloseTo(exactTest(other, one), 12);
  expect(exactTest(one, one)).toBe(1);
});

test('thousands of people are no trouble', () => {
  const p = exactTest({ people: 5000, selected: 1000 }, { people: 5000, selected: 800 });
  expect(p).toBeGreaterThan(0);
  expect(p).toBeLessThan(1e-6);
});

test('nobody or everybody selected is no difference', () => {
  expect(exactTest({ people: 9, selected: 0 }, { people: 7, selected: 0 })).toBe(1);
  expect(exactTest({ people: 9, selected: 9 }, { people: 7, selected: 7 })).toBe(1);
});
