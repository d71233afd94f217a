import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asKept, goneFrom } from './stage-rules.ts';

const before = [
  { stageID: 1, name: 'Applied', kind: 'applied', replyWithinDays: null },
  { stageID: 2, name: 'Talk', kind: 'interview', replyWithinDays: 3 },
];

test('a stage that names its row keeps it under any name; without one, the same name does', () => {
  const renamed = asKept(before, [
    { stageID: 2, name: 'Applied', kind: 'interview' },
    { stageID: 1, name: 'Talk', kind: 'applied', replyWithinDays: 5 },
  ]);
  expect(renamed.map(({ stageID }) => stageID)).toEqual([2, 1]);
  expect(renamed.map(({ replyWithinDays }) => replyWithinDays)).toEqual([null, 5]);
  const [byName, added] = asKept(before, [{ name: 'Talk' }, { name: 'New' }]);
  expect([byName?.stageID, added]).toEqual([2, { name: 'New', replyWithinDays: null }]);
});

test('a row of another job, or one that is named twice, is nobody’s', () => {
  const kept = asKept(before, [
    { stageID: 99, name: 'Foreign' },
    { stageID: 2, name: 'Talk' },
    { stageID: 2, name: 'Again' },
  ]);
  expect(kept.map(({ stageID }) => stageID)).toEqual([undefined, 2, undefined]);
});

test('whatever is saved, each row is kept at most once, or gone', () => {
  const stage = fc.record({
    stageID: fc.option(fc.constantFrom(1, 2, 3), { nil: undefined }),
    name: fc.constantFrom('Applied', 'Talk', 'New'),
  });
  fc.assert(
    fc.property(fc.array(stage, { maxLength: 5 }), (stages) => {
      const kept = asKept(before, stages);
      const ids = kept.flatMap(({ stageID }) => stageID ?? []);
      const all = [...ids, ...goneFrom(before, kept)];
      expect(all.toSorted((a, b) => a - b)).toEqual([1, 2]);
    }),
  );
});
