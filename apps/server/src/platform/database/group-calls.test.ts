import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './database-errors.ts';
import { groupCalls } from './group-calls.ts';

/** Doubles numbers group by group, each when the test lets it; a negative one fails its whole group. */
function doubling(limits: { most: number; atOnce: number }) {
  const groups: { key: number; items: readonly number[]; answer: () => void }[] = [];
  const call = groupCalls<number, number>((key, items) => {
    const { promise, resolve, reject } = Promise.withResolvers<number[]>();
    const answer = () =>
      items.some((item) => item < 0)
        ? reject(new RangeError('negative'))
        : resolve(items.map((item) => item * 2));
    groups.push({ key, items, answer });
    return promise;
  }, limits);
  return { groups, call, sent: () => groups.map(({ key, items }) => [key, ...items]) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('calls of one turn leave together, and each gets its own result', async () => {
  const { groups, call, sent } = doubling({ most: 10, atOnce: 1 });
  const results = Promise.all([call(7, 1), call(7, 2), call(7, 3)]);
  await turn();
  expect(sent()).toEqual([[7, 1, 2, 3]]);
  groups[0]?.answer();
  expect(await results).toEqual([2, 4, 6]);
});

test('what arrives while a group is under way leaves when it is back, at most so many at once', async () => {
  const { groups, call, sent } = doubling({ most: 2, atOnce: 1 });
  const first = call(7, 1);
  await turn();
  const later = Promise.all([call(7, 2), call(7, 3), call(7, 4)]);
  await turn();
  expect(sent()).toEqual([[7, 1]]);
  groups[0]?.answer();
  expect(await first).toBe(2);
  await turn();
  expect(sent()).toEqual([
    [7, 1],
    [7, 2, 3],
  ]);
  groups[1]?.answer();
  await turn();
  groups[2]?.answer();
  expect(await later).toEqual([4, 6, 8]);
});

test('one company neither shares a group with another nor waits for it', async () => {
  const { groups, call, sent } = doubling({ most: 10, atOnce: 1 });
  const results = Promise.all([call(7, 1), call(8, 2)]);
  await turn();
  expect(sent()).toEqual([
    [7, 1],
    [8, 2],
  ]);
  for (const { answer } of groups) answer();
  expect(await results).toEqual([2, 4]);
});

test('an item at fault fails alone', async () => {
  const { groups, call, sent } = doubling({ most: 10, atOnce: 1 });
  const outcomes = Promise.allSettled([call(7, 1), call(7, -2), call(7, 3)]);
  await turn();
  groups[0]?.answer();
  await turn();
  expect(sent()).toEqual([
    [7, 1, -2, 3],
    [7, 1],
    [7, -2],
    [7, 3],
  ]);
  for (const { answer } of groups.slice(1)) answer();
  expect(
    (await outcomes).map((one) => (one.status === 'fulfilled' ? one.value : 'failed')),
  ).toEqual([2, 'failed', 6]);
});

test('without a database everybody learns so at once, and the next call is tried again', async () => {
  let tries = 0;
  const call = groupCalls<number, number>(
    () => {
      tries += 1;
      return Promise.reject(new DatabaseUnavailable(new Error('away')));
    },
    { most: 10, atOnce: 1 },
  );
  const outcomes = await Promise.allSettled([call(7, 1), call(7, 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tries).toBe(1);
  await expect(call(7, 3)).rejects.toBeInstanceOf(DatabaseUnavailable);
});
