import { describe, expect, test } from 'vitest';
import type { Severity } from '../incident-rules.ts';
import { riskOf } from './risk-rules.ts';

const of = (counts: Partial<Record<Severity, number>>): Severity[] =>
  (Object.entries(counts) as [Severity, number][]).flatMap(([severity, count]) =>
    Array.from({ length: count }, () => severity),
  );

describe('[RK-1] the risk of an interview', () => {
  test.each([
    [{}, 'LOW_RISK'],
    [{ low: 8 }, 'LOW_RISK'],
    [{ low: 9 }, 'MEDIUM_RISK'],
    [{ medium: 15 }, 'MEDIUM_RISK'],
    [{ medium: 16 }, 'HIGH_RISK'],
    [{ high: 3 }, 'LOW_RISK'],
    [{ high: 4 }, 'HIGH_RISK'],
    [{ low: 20 }, 'HIGH_RISK'],
    [{ low: 21 }, 'CRITICAL_RISK'],
    [{ critical: 1 }, 'CRITICAL_RISK'],
    [{ critical: 1, low: 30 }, 'CRITICAL_RISK'],
  ] as const)('of %o is %s', (counts, label) => {
    expect(riskOf(of(counts)).label).toBe(label);
  });

  test('is said with the numbers that decided it', () => {
    expect(riskOf(of({ critical: 1, medium: 7 })).rule).toBe(
      'Critical because 1 of 8 recorded violations was critical.',
    );
    expect(riskOf(of({ high: 4, low: 2 })).rule).toBe(
      'High because 4 of 6 recorded violations were high, more than 3.',
    );
    expect(riskOf([]).rule).toBe(
      'Low because 0 violations were recorded, 8 or fewer, and none was critical.',
    );
  });
});
