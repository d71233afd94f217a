import { expect, test } from 'vitest';
import { gapText } from './gap-text.ts';

test.each([
  [21_300, 'interrupted', '21 s missing while the recording was interrupted'],
  [5000, 'not-started', '5 s missing before the recording began'],
  [70_000, 'ended-early', '1 min 10 s missing after the recording ended'],
  [400, 'recorder-stopped', '1 s missing because the browser stopped recording, and began again'],
  [3_000, 'stalled', '3 s missing because the browser delivered neither picture nor sound'],
  [30_000, 'unreadable', '30 s missing because a part of the recording cannot be read'],
  [40, 'moon-phase', '1 s missing (moon phase)'],
])('a gap of %d ms (%s) says how much is missing, and when', (missingMs, because, text) => {
  expect(gapText({ missingMs, because })).toBe(text);
});
