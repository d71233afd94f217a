import { expect, test } from 'vitest';
import { nextSpeaker } from './speaker-rules.ts';

test.each([
  ['nobody has spoken', null, [], null],
  ['the first speaks', null, [4], 4],
  ['they go on while another begins', 4, [2, 4], 4],
  ['another speaks alone', 4, [2], 2],
  ['in a pause', 4, [], 4],
])('%s', (_what, current, loud, next) => {
  expect(nextSpeaker(current, loud)).toBe(next);
});
