import type { Tx } from '../../../platform/database/database.ts';

/** What a company wants when what it paid for ends; undefined: it has not said. */
export const findPlanned = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('plannedPlans')
    .leftJoin('billingPlans', 'billingPlans.planId', 'plannedPlans.planId')
    .select(['plannedPlans.planId', 'billingPlans.name as planName'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();

export async function savePlanned(
  tx: Tx,
  planned: {
    readonly companyId: number;
    readonly planId: string | null;
    readonly plannedAt: Date;
    readonly plannedBy: number;
  },
): Promise<void> {
  const { companyId: _companyId, ...said } = planned;
  await tx
    .insertInto('plannedPlans')
    .values(planned)
    .onConflict((on) => on.column('companyId').doUpdateSet(said))
    .execute();
}

/** False where nothing was planned. */
export async function deletePlanned(tx: Tx, companyId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('plannedPlans')
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** False where it was told of this end before. */
export async function noteEndMail(
  tx: Tx,
  mail: {
    readonly companyId: number;
    readonly kind: 'ending' | 'ended';
    readonly endsAt: Date;
    readonly postedAt: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('planEndMails')
    .values(mail)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
