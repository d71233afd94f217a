import { expect, test } from 'vitest';
import { playerAction } from './player-key-rules.ts';

test.each([
  [' ', { kind: 'toggle' }],
  ['k', { kind: 'toggle' }],
  ['K', { kind: 'toggle' }],
  ['j', { kind: 'seek', seconds: -10 }],
  ['l', { kind: 'seek', seconds: 10 }],
  ['ArrowLeft', { kind: 'seek', seconds: -5 }],
  ['ArrowRight', { kind: 'seek', seconds: 5 }],
  ['Home', { kind: 'start' }],
  ['End', { kind: 'end' }],
  ['<', { kind: 'speed', direction: -1 }],
  ['>', { kind: 'speed', direction: 1 }],
  ['m', { kind: 'mute' }],
  ['f', { kind: 'fullscreen' }],
  ['c', { kind: 'captions' }],
])('[RV-5] the key "%s" on the player does %o', (key, action) => {
  expect(playerAction(key, 'surface')).toEqual(action);
});

test('keys that mean nothing here are left to the page', () => {
  for (const key of ['n', 'p', '1', 'Tab', 'Enter', 'ArrowUp']) {
    expect(playerAction(key, 'surface'), key).toBeUndefined();
  }
});

test('a button is pressed by the space bar, not the player', () => {
  expect(playerAction(' ', 'button')).toBeUndefined();
  expect(playerAction('k', 'button')).toEqual({ kind: 'toggle' });
});

test('a slider moves by its own arrows, a field keeps every key', () => {
  expect(playerAction('ArrowLeft', 'slider')).toBeUndefined();
  expect(playerAction('m', 'slider')).toEqual({ kind: 'mute' });
  expect(playerAction('k', 'field')).toBeUndefined();
  expect(playerAction('ArrowLeft', 'field')).toBeUndefined();
});
