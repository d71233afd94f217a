import { expect, test } from 'vitest';
import { counterRows, endingWords } from './record-rules.ts';

test('[MS-6] counters are read in words and in the order of the specification', () => {
  const counters = { TabSwitching: 2, NoFace: 1, MultipleVoiceDetected: 3, LookingUp: 0 };
  expect(counterRows(counters)).toEqual([
    ['No face', 1],
    ['Multiple voice detected', 3],
    ['Tab switching', 2],
  ]);
});

test('[MS-1] a session says how it ended, and whether its page said so', () => {
  expect(endingWords({ endReason: null, isReported: false })).toBe('still running');
  expect(endingWords({ endReason: 'PANEL_CLOSED', isReported: true })).toBe(
    'the monitors were closed',
  );
  expect(endingWords({ endReason: 'PANEL_CLOSED', isReported: false })).toMatch(/reloaded/);
  expect(endingWords({ endReason: 'INTERVIEW_COMPLETED', isReported: false })).toMatch(
    /^ended with the interview; .* counted by the server$/,
  );
});
