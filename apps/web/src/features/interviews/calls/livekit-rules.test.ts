import { expect, test } from 'vitest';
import { againMs, resumeAgainMs, stateOf } from './livekit-rules.ts';

const line = {
  ...{ isInRoom: true, hasStood: true, isThere: true, wasThere: true, isSilent: false },
};

test('[VL-9] somebody in the room is connected, and lost once LiveKit hears nothing from them', () => {
  expect(stateOf(line)).toBe('connected');
  expect(stateOf({ ...line, isSilent: true })).toBe('lost');
});

test('[VL-9] who was never in the room is on the way, and who was is lost', () => {
  expect(stateOf({ ...line, isThere: false, wasThere: false })).toBe('connecting');
  expect(stateOf({ ...line, isThere: false })).toBe('lost');
});

test('[VL-9] before this page was in the room everybody is on the way, afterwards lost', () => {
  const away = { ...line, isInRoom: false };
  expect(stateOf({ ...away, hasStood: false, wasThere: false })).toBe('connecting');
  expect(stateOf({ ...away, wasThere: false })).toBe('connecting');
  expect(stateOf(away)).toBe('lost');
});

test('a room is entered at once, and after each failure later, up to a quarter of a minute', () => {
  expect([0, 1, 2, 3].map(againMs)).toEqual([0, 1_000, 2_000, 4_000]);
  expect(againMs(50)).toBe(15_000);
});

test('a line is taken up again every two seconds at least, and given up after 25', () => {
  expect(resumeAgainMs(0, 0)).toBe(0);
  expect(resumeAgainMs(2, 1_000)).toBe(800);
  expect(resumeAgainMs(30, 24_999)).toBe(2_000);
  expect(resumeAgainMs(1, 25_000)).toBeNull();
});
