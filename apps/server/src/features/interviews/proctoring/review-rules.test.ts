import { expect, test } from 'vitest';
import type { Severity } from '@candor/contract/interviews/monitor-rules';
import { riskByAttempt } from './review-rules.ts';

const one = (
  attemptId: number,
  severityLevel: Severity | null,
  count: number,
  type: string | null,
) => ({
  ...{ attemptId, severityLevel, count },
  violationType: type,
});
const TYPE = 'NO_FACE';

test('[RK-1] counted events give the same word as events one by one', () => {
  const risks = riskByAttempt([
    one(1, 'low', 8, TYPE),
    one(2, 'low', 9, TYPE),
    one(3, 'high', 4, TYPE),
    one(4, 'low', 16, TYPE),
    one(5, 'low', 12, TYPE),
    one(5, 'medium', 9, TYPE),
    one(6, 'critical', 1, TYPE),
    one(7, null, 0, null),
  ]);
  expect([...risks].map(([id, { label }]) => [id, label])).toEqual([
    [1, 'LOW_RISK'],
    [2, 'MEDIUM_RISK'],
    [3, 'HIGH_RISK'],
    [4, 'HIGH_RISK'],
    [5, 'CRITICAL_RISK'],
    [6, 'CRITICAL_RISK'],
    [7, 'LOW_RISK'],
  ]);
  expect(risks.get(5)?.total).toBe(21);
});
