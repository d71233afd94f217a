import type { Tx } from '../../../platform/database/database.ts';
import type { Deed } from '../audit/index.ts';
import { findLastEnd } from './period-store.ts';
import { type PlanLetters, tellOfChange } from './plan-end.ts';
import { deletePlanned, findPlanned, savePlanned } from './planned-store.ts';

/** Where it is still ahead. */
export async function findEnd(tx: Tx, companyId: number, now: Date) {
  const end = await findLastEnd(tx, companyId);
  return end !== undefined && end.endsAt > now ? end : undefined;
}

type End = NonNullable<Awaited<ReturnType<typeof findEnd>>>;
type Planned = string | null | undefined;
type Wanted = { readonly planId: string | null; readonly end: End };

const nothing = { result: undefined, noAudit: 'nothing-changed' } as const;

/** What the company wants when what it has paid for ends; whoever runs it is told. Under the lock of its billing. */
export async function planForEnd(
  tx: Tx,
  letters: PlanLetters,
  { deed, planId, end }: Wanted & { readonly deed: Deed },
) {
  const { companyId, accountId, now } = deed;
  const before = await findPlanned(tx, companyId);
  if (before !== undefined && before.planId === planId) return nothing;
  await savePlanned(tx, { companyId, planId, plannedAt: now, plannedBy: accountId });
  await tellOfChange(tx, letters, { companyId, now, end, kind: 'planned' });
  return changed(deed, { before: before?.planId, after: planId });
}

/** Takes it back. Under the lock of the company's billing. */
export async function undoPlanned(tx: Tx, letters: PlanLetters, deed: Deed) {
  const { companyId, now } = deed;
  const before = await findPlanned(tx, companyId);
  if (before === undefined || !(await deletePlanned(tx, companyId))) return nothing;
  const end = await findEnd(tx, companyId, now);
  if (end !== undefined) await tellOfChange(tx, letters, { companyId, now, end, kind: 'undone' });
  return changed(deed, { before: before.planId, after: undefined });
}

const saidOf = (planned: Planned) => ({ planned: planned === null ? 'none' : (planned ?? null) });
const changed = (
  { companyId }: Deed,
  { before, after }: { readonly before: Planned; readonly after: Planned },
) => ({
  result: undefined,
  audit: {
    ...{ action: 'company.plan-change', objectKind: 'company', objectId: companyId },
    ...{ before: saidOf(before), after: saidOf(after) },
  },
});
