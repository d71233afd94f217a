import type { Severity } from '../incident-rules.ts';

export type RiskLabel = 'LOW_RISK' | 'MEDIUM_RISK' | 'HIGH_RISK' | 'CRITICAL_RISK';

/** 002 §8, “Risk assessment”. */
const CRITICAL_TOTAL = 20;
const HIGH_TOTAL = 15;
const HIGH_COUNT = 3;
const MEDIUM_TOTAL = 8;

export interface Risk {
  readonly label: RiskLabel;
  /** Why, in one sentence with its numbers. */
  readonly rule: string;
  readonly total: number;
  readonly high: number;
  readonly critical: number;
}

/**
 * RK-1, exactly: over every violation of the specification's types, counted one by one. It knows nothing of
 * episodes, verdicts or gaps; the assessment beside it does.
 */
export function riskOf(severities: readonly Severity[]): Risk {
  const total = severities.length;
  const high = severities.filter((severity) => severity === 'high').length;
  const critical = severities.filter((severity) => severity === 'critical').length;
  const counts = { total, high, critical };
  const recorded = `${total} ${total === 1 ? 'violation was' : 'violations were'} recorded`;
  if (critical > 0) {
    const rule = `Critical because ${critical} of ${total} recorded violations ${critical === 1 ? 'was' : 'were'} critical.`;
    return { label: 'CRITICAL_RISK', rule, ...counts };
  }
  if (total > CRITICAL_TOTAL) {
    const rule = `Critical because ${recorded}, more than ${CRITICAL_TOTAL}.`;
    return { label: 'CRITICAL_RISK', rule, ...counts };
  }
  if (high > HIGH_COUNT) {
    const rule = `High because ${high} of ${total} recorded violations were high, more than ${HIGH_COUNT}.`;
    return { label: 'HIGH_RISK', rule, ...counts };
  }
  if (total > HIGH_TOTAL) {
    const rule = `High because ${recorded}, more than ${HIGH_TOTAL}.`;
    return { label: 'HIGH_RISK', rule, ...counts };
  }
  if (total > MEDIUM_TOTAL) {
    const rule = `Medium because ${recorded}, more than ${MEDIUM_TOTAL}.`;
    return { label: 'MEDIUM_RISK', rule, ...counts };
  }
  const rule = `Low because ${recorded}, ${MEDIUM_TOTAL} or fewer, and none was critical.`;
  return { label: 'LOW_RISK', rule, ...counts };
}
