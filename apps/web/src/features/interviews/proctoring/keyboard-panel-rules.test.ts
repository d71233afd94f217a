import type { Incident } from '@candor/monitors';
import { expect, test } from 'vitest';
import { clockOf, entryOf, type KeyEntry, mostCommon, summaryOf } from './keyboard-panel-rules.ts';

const entry = (type: string, id = 1): KeyEntry => ({
  id,
  type,
  combination: 'Ctrl+C',
  at: 0,
  prevented: true,
  isTest: false,
});

test('[KB-1] an incident becomes an entry with its combination and whether it was blocked', () => {
  const incident: Incident = {
    monitor: 'keyboard',
    type: 'COPYING_ATTEMPT',
    severity: 'high',
    at: 5,
    confidence: 1,
    details: { keyCombination: 'Ctrl+C', prevented: true },
  };
  expect(entryOf(incident, 3, false)).toEqual({ ...entry('COPYING_ATTEMPT', 3), at: 5 });
});

test('[KB-1] the summary counts tabs, copy and paste, developer tools and screenshots', () => {
  const entries = ['TAB_SWITCHING', 'COPYING_ATTEMPT', 'PASTE_ATTEMPT', 'FORBIDDEN_KEY'].map((t) =>
    entry(t),
  );
  expect(summaryOf(entries).map(([, count]) => count)).toEqual([1, 2, 0, 0]);
});

test('[KB-1] the most common type is named, the newer one of two', () => {
  expect(mostCommon([])).toBeUndefined();
  expect(mostCommon([entry('A'), entry('B'), entry('A')])).toBe('A');
  expect(mostCommon([entry('A'), entry('B')])).toBe('B');
});

test('[KB-1] times are written HH:mm:ss', () => {
  expect(clockOf(new Date(2026, 0, 1, 9, 5, 3).getTime())).toBe('09:05:03');
});
