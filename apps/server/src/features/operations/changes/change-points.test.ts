import { expect, test } from 'vitest';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { createPointOfNow } from './change-points.ts';

/** A database of which each question is answered when the test says so. */
function slowDatabase() {
  const asked: PromiseWithResolvers<unknown>[] = [];
  const global = (_work: (tx: Tx) => Promise<unknown>) => {
    const question = Promise.withResolvers<unknown>();
    asked.push(question);
    return question.promise;
  };
  let time = 0;
  const pointOfNow = createPointOfNow({
    db: { global } as unknown as Database,
    clock: () => new Date(time),
    sealingKey: new Uint8Array(32),
  });
  return { asked, pointOfNow, wait: (milliseconds: number) => (time += milliseconds) };
}

test('a page does not wait long for its point, nor is a slow database asked once more', async () => {
  const { asked, pointOfNow, wait } = slowDatabase();
  expect(await pointOfNow()).toBeNull();
  wait(1000);
  expect(await pointOfNow()).toBeNull();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('5:77');
  wait(1000);
  const next = pointOfNow();
  asked[1]?.resolve('5:78');
  expect(await next).toEqual(expect.any(String));
});

test('that there is no point is believed for a second', async () => {
  const { asked, pointOfNow, wait } = slowDatabase();
  const first = pointOfNow();
  asked[0]?.reject(new Error('The database is away'));
  expect(await first).toBeNull();
  expect(await pointOfNow()).toBeNull();
  expect(asked).toHaveLength(1);
  wait(1000);
  const second = pointOfNow();
  asked[1]?.resolve('5:78');
  expect(await second).toEqual(expect.any(String));
});
