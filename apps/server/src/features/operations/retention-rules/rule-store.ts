import {
  retentionBounds,
  type RetentionKind,
  retentionKinds,
} from '@candor/contract/operations/retention-rules';
import type { Tx } from '../../../platform/database/database.ts';

export type RetentionRule = {
  readonly kind: RetentionKind;
  readonly days: number;
  readonly reason: string;
  readonly updatedAt: Date | null;
  readonly updatedByName: string | null;
};

/** One for each kind; the product's own days where the company has said nothing. */
export async function readRules(tx: Tx, companyId: number): Promise<RetentionRule[]> {
  const rows = await tx
    .selectFrom('retentionRules as r')
    .leftJoin('accounts as a', 'a.id', 'r.updatedBy')
    .select(['r.kind', 'r.days', 'r.reason', 'r.updatedAt', 'a.firstName', 'a.lastName'])
    .where('r.companyId', '=', companyId)
    .execute();
  return retentionKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    const { usual } = retentionBounds[kind];
    if (row === undefined) {
      return { kind, days: usual, reason: '', updatedAt: null, updatedByName: null };
    }
    const { days, reason, updatedAt, firstName, lastName } = row;
    const updatedByName = firstName === null ? null : `${firstName} ${lastName}`.trim();
    return { kind, days, reason, updatedAt, updatedByName };
  });
}

/** How many days the company keeps each kind; of recordings a candidate is never told more. */
export async function readDays(
  tx: Tx,
  companyId: number,
): Promise<Readonly<Record<RetentionKind, number>>> {
  const rules = await readRules(tx, companyId);
  return Object.fromEntries(rules.map(({ kind, days }) => [kind, days])) as Record<
    RetentionKind,
    number
  >;
}

export async function saveRule(
  tx: Tx,
  companyId: number,
  rule: {
    readonly kind: RetentionKind;
    readonly days: number;
    readonly reason: string;
    readonly by: number;
    readonly at: Date;
  },
): Promise<void> {
  const { kind, days, reason, by, at } = rule;
  const values = { days, reason, updatedAt: at, updatedBy: by };
  await tx
    .insertInto('retentionRules')
    .values({ companyId, kind, ...values })
    .onConflict((on) => on.columns(['companyId', 'kind']).doUpdateSet(values))
    .execute();
}
