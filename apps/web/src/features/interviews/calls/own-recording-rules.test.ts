import { expect, test } from 'vitest';
import { recordsHere } from './own-recording-rules.ts';

const told = { state: 'on', isAgreed: true } as const;
const here = { isSure: true, isWithdrawn: false, hasLeft: false };

test('a page records while the call is recorded and its own person agrees', () => {
  expect(recordsHere(told, here)).toBe(true);
  expect(recordsHere({ ...told, state: 'refused' }, here)).toBe(false);
  expect(recordsHere({ ...told, isAgreed: false }, here)).toBe(false);
});

test('who agrees no longer is not recorded, also before the server has heard of it', () => {
  expect(recordsHere(told, { ...here, isWithdrawn: true })).toBe(false);
});

test('who has left is recorded no more, though the server’s last word says otherwise', () => {
  expect(recordsHere(told, { ...here, hasLeft: true })).toBe(false);
});

test('a page that cannot know whether all still agree records nothing', () => {
  expect(recordsHere(told, { ...here, isSure: false })).toBe(false);
});
