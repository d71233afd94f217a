import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Severity } from '@candor/contract/interviews/monitor-rules';
import { type Risk, riskByAttempt } from './review-rules.ts';

/**
 * RK-1 of several attempts, by attempt id; those without a monitored session are left out. Events are
 * grouped where they lie: an attempt sends a handful of rows here, however many it has.
 */
export async function findRisks(
  tx: Tx,
  companyId: number,
  attemptIds: readonly number[],
): Promise<ReadonlyMap<number, Risk>> {
  if (attemptIds.length === 0) return new Map();
  const { rows } = await sql<{
    attemptId: number;
    violationType: string | null;
    severityLevel: Severity | null;
    count: number;
  }>`
    select s.attempt_id, e.violation_type, e.severity_level, count(e.event_key) as count
      from proctoring_sessions s
      left join proctoring_events e
        on e.company_id = s.company_id and e.session_id = s.id and e.session_started_at = s.started_at
     where s.company_id = ${companyId} and s.attempt_id = any(${attemptIds})
     group by 1, 2, 3`.execute(tx);
  return riskByAttempt(rows);
}
