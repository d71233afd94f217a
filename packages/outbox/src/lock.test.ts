import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { holdLock } from './lock.ts';

test('a name is held by one at a time, and given up by whoever waits too long', async () => {
  const name = randomUUID();
  const release = await holdLock(name, new AbortController().signal);
  await expect(holdLock(name, AbortSignal.timeout(20))).rejects.toThrow();
  const next = holdLock(name, new AbortController().signal);
  release();
  (await next)();
});

test('a name that was given up is free for the next', async () => {
  const name = randomUUID();
  const release = await holdLock(name, new AbortController().signal);
  const waiting = new AbortController();
  const gaveUp = holdLock(name, waiting.signal);
  waiting.abort();
  await expect(gaveUp).rejects.toThrow();
  release();
  (await holdLock(name, new AbortController().signal))();
});
