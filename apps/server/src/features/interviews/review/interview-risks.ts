import { RISKS_LOOKED_AT, type riskFilter } from '@candor/contract/interviews/review';
import type * as z from 'zod/mini';
import type { Tx } from '../../../platform/database/database.ts';
import { findRisks } from '../proctoring/index.ts';
import type { InterviewFilter } from './interview-list-store.ts';
import { findNewestEnded } from './newest-ended-store.ts';

type RiskFilter = z.output<typeof riskFilter>;
type Label = NonNullable<ReturnType<Awaited<ReturnType<typeof findRisks>>['get']>>['label'];

const filterOf: Readonly<Record<Label, RiskFilter>> = {
  LOW_RISK: 'low',
  MEDIUM_RISK: 'medium',
  HIGH_RISK: 'review',
  CRITICAL_RISK: 'review',
};

/** The attempts that a filter by risk leaves, of the newest that the rest of the filter does. */
export async function attemptsAtRisk(
  tx: Tx,
  filter: InterviewFilter,
  wanted: RiskFilter,
): Promise<number[]> {
  const ids = await findNewestEnded(tx, filter, RISKS_LOOKED_AT);
  const risks = await findRisks(tx, filter.companyId, ids);
  return ids.filter((id) => {
    const risk = risks.get(id);
    return (risk === undefined ? 'none' : filterOf[risk.label]) === wanted;
  });
}

type Row = { readonly attemptId: number | null; readonly endedAt: Date | null };

/** The label of each row that is over. */
export async function withRisks<R extends Row>(
  tx: Tx,
  companyId: number,
  rows: readonly R[],
): Promise<(Omit<R, 'attemptId'> & { readonly risk: Label | null })[]> {
  const ended = rows.flatMap(({ attemptId, endedAt }) =>
    attemptId === null || endedAt === null ? [] : [attemptId],
  );
  const risks = await findRisks(tx, companyId, ended);
  return rows.map(({ attemptId, ...row }) => ({
    ...row,
    risk: attemptId === null ? null : (risks.get(attemptId)?.label ?? null),
  }));
}
