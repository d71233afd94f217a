import { expect, test } from 'vitest';
import { figuresOf, shareInterval } from './figures.ts';
import { summarise, tablesOf } from './summary.ts';

const nothing = { hits: [], misses: [], falseAlarms: [], incidents: [], cleanS: 0 };

test('precision, recall and F1 of counts', () => {
  expect(figuresOf(8, 2, 0)).toMatchObject({ precision: 1, recall: 0.8 });
  expect(figuresOf(9, 1, 1).f1).toBeCloseTo(0.9);
  expect(figuresOf(0, 0, 0)).toMatchObject({ precision: null, recall: null, f1: null });
});

test('an interval holds the share, and is known for ten of ten', () => {
  // E. Wilson: 10 of 10 bounds the share from below by 0.722.
  expect(shareInterval(10, 10)?.[0]).toBeCloseTo(0.722, 3);
  expect(shareInterval(10, 10)?.[1]).toBe(1);
  expect(shareInterval(0, 0)).toBeNull();
});

test('the tables tell both halves apart, and no trial by name', () => {
  const voice = { ...nothing, hits: [{ type: 'VOICE_DETECTED', onsetMs: 700 }] };
  const wrong = { ...nothing, falseAlarms: [{ type: 'MULTIPLE_VOICE_DETECTED', at: 3 }] };
  const rows = summarise([
    { half: 'tuned', family: 'near', seconds: 60, score: voice },
    { half: 'held-out', family: 'reverberant', seconds: 120, score: wrong },
  ]);
  const tables = tablesOf(rows).split('\n');
  expect(tables).toContain(
    '| VOICE_DETECTED | tuned on | 1 (1 min) | 1 | 0 | 0 | 1.00 (0.21 to 1.00) | 1.00 (0.21 to 1.00) | 1.00 |',
  );
  expect(tables).toContain(
    '| MULTIPLE_VOICE_DETECTED | held out | 1 (2 min) | 0 | 0 | 1 | 0.00 (0.00 to 0.79) | – | 0.00 |',
  );
});
