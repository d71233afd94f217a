import { expect, test } from 'vitest';
import { hush, type RoomWarning, say, shown, type StandingWarning } from './warning-rules.ts';

const all = (...warnings: RoomWarning[]) =>
  warnings.reduce<readonly StandingWarning[]>((before, one, id) => say(before, one, id), []);
const voice = { source: 'voice', title: 'Voice Warning', lines: ['Voice detected.'] };
const pasted = { source: 'room', lines: ['Warning! Pasting content is not allowed.'] };

test('[ME-9] the newest warning comes first, and takes the place of its source’s last one', () => {
  const several = { ...voice, lines: ['Multiple voices detected.'] };
  const lines = shown(all(voice, pasted, several)).map((one) => one.lines);
  expect(lines).toEqual([several.lines, pasted.lines]);
});

test('[ME-9] a warning that is said again while it stands is not read out again', () => {
  expect(all(voice, voice).map(({ id }) => id)).toEqual([0]);
});

test('[BF-4] [KB-2] one act is told once: banner and popup are one warning', () => {
  const keyboard = {
    source: 'keyboard',
    title: 'Keyboard Warning',
    lines: [...pasted.lines, 'Pasting content is not allowed during the exam.'],
  };
  expect(shown(all(keyboard, pasted)).map(({ source }) => source)).toEqual(['keyboard']);
  expect(shown(all(pasted, keyboard)).map(({ source }) => source)).toEqual(['keyboard']);
  const key = { source: 'room-keys', lines: ['Warning! This key is not available.'] };
  expect(shown(all(keyboard, key)).map(({ source }) => source)).toEqual(['keyboard']);
  expect(shown(all(key)).map(({ source }) => source)).toEqual(['room-keys']);
});

test('a warning goes when its source takes it back', () => {
  expect(hush(all(voice, pasted), 'voice').map(({ source }) => source)).toEqual(['room']);
});
