import type { Tx } from '../../../platform/database/database.ts';

/** Gives false when it is suspended already. */
export async function markSuspended(
  tx: Tx,
  companyId: number,
  { because, now }: { readonly because: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenants')
    .set({ suspendedAt: now, suspendedBecause: because })
    .where('id', '=', companyId)
    .where('suspendedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives false when it was not suspended. */
export async function markReactivated(tx: Tx, companyId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenants')
    .set({ suspendedAt: null, suspendedBecause: null })
    .where('id', '=', companyId)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives who had proved it; null when this company does not have it. */
export async function releaseDomain(
  tx: Tx,
  companyId: number,
  domain: string,
): Promise<number | null> {
  const released = await tx
    .deleteFrom('verifiedDomains')
    .where('domain', '=', domain)
    .where('tenantId', '=', companyId)
    .returning('verifiedBy')
    .executeTakeFirst();
  return released?.verifiedBy ?? null;
}
