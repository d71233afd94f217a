import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWithdrawal, keptWithdrawal } from './kept-withdrawal.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a withdrawal is kept for its seat and recording, until the server has heard of it', () => {
  expect(keptWithdrawal(7)).toBeNull();
  keepWithdrawal(7, 31);
  expect(keptWithdrawal(7)).toBe(31);
  expect(keptWithdrawal(8)).toBeNull();
  keepWithdrawal(7, null);
  expect(keptWithdrawal(7)).toBeNull();
});

test('a browser that refuses storage keeps nothing, and goes on', () => {
  vi.stubGlobal('localStorage', undefined);
  keepWithdrawal(7, 31);
  expect(keptWithdrawal(7)).toBeNull();
});
