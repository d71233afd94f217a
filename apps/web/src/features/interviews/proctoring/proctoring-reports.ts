import type { Input } from '@candor/contract';
import {
  recordAuditHistory,
  recordMonitorHealth,
  recordViolation,
  startProctoring,
} from '@candor/contract/interviews/proctoring';
import { outcomeOf, type Sent } from '@candor/outbox';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

type Without<Body> = Omit<Body, 'token'>;

/** What waits in the outbox. The link's secret is added when it is sent, and never stored. */
export type ProctoringReport =
  | { readonly kind: 'start'; readonly body: Without<Input<typeof startProctoring>['body']> }
  | { readonly kind: 'violation'; readonly body: Without<Input<typeof recordViolation>['body']> }
  | { readonly kind: 'history'; readonly body: Without<Input<typeof recordAuditHistory>['body']> }
  | { readonly kind: 'health'; readonly body: Without<Input<typeof recordMonitorHealth>['body']> };

/** Sends one report; a refusal is final, everything else is tried again. */
export async function sendReport(
  token: string,
  report: ProctoringReport,
  signal: AbortSignal,
): Promise<Sent> {
  try {
    await post(token, report, signal);
    return { outcome: 'acknowledged' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { outcome: 'failed' };
    const { statusCode, code } = error;
    // The start of the session may still wait behind this report: one that failed holds up no other.
    if (code === 'no_active_session') return { outcome: 'failed' };
    return { outcome: outcomeOf(statusCode), reason: code };
  }
}

function post(token: string, { kind, body }: ProctoringReport, signal: AbortSignal) {
  switch (kind) {
    case 'start':
      return call(startProctoring, { body: { token, ...body } }, { signal });
    case 'violation':
      return call(recordViolation, { body: { token, ...body } }, { signal });
    case 'history':
      return call(recordAuditHistory, { body: { token, ...body } }, { signal });
    case 'health':
      return call(recordMonitorHealth, { body: { token, ...body } }, { signal });
  }
}
