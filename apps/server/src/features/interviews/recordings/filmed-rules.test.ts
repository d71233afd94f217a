import { expect, test } from 'vitest';
import { isFilmed } from './filmed-rules.ts';

const at = (second: number) => new Date(Date.UTC(2027, 0, 20, 12, 0, second));
const track = (kind: string, second = 0) => ({ status: 'playable', kind, joinedAt: at(second) });
const film = (kind: string, second = 10) => ({ ...track(kind, second), failure: null });

test('a film of each kind stands for the tracks, once all can be played', () => {
  const tracks = [track('camera'), track('camera'), track('screen')];
  expect(isFilmed([film('people'), film('screens')], tracks)).toBe(true);
  expect(isFilmed([film('people')], tracks)).toBe(false);
  expect(isFilmed([film('people'), { ...film('screens'), status: 'failed' }], tracks)).toBe(false);
  expect(isFilmed([], tracks)).toBe(false);
});

test('one of before does not, where something was joined since', () => {
  expect(isFilmed([film('people', 10)], [track('camera'), track('camera', 11)])).toBe(false);
});

test('one whose making anew was given up is the one of before', () => {
  const given = { ...film('people', 20), failure: 'A track of the call is not in the store.' };
  expect(isFilmed([given], [track('camera'), track('camera', 11)])).toBe(false);
});
