import type { Database, Tx } from '../../../platform/database/database.ts';

export async function readMaintenance(tx: Tx): Promise<boolean> {
  const { isInMaintenance } = await tx
    .selectFrom('platformSettings')
    .select('isInMaintenance')
    .executeTakeFirstOrThrow();
  return isInMaintenance;
}

/** Gives false when it stands so already. */
export async function saveMaintenance(
  tx: Tx,
  isInMaintenance: boolean,
  { changedBy, now }: { readonly changedBy: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('platformSettings')
    .set({ isInMaintenance, changedBy, changedAt: now })
    .where('isInMaintenance', '<>', isInMaintenance)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** For the switch that every request passes (MN-1). */
export const isInMaintenance = (db: Database): Promise<boolean> => db.global(readMaintenance);

export async function readHostName(tx: Tx): Promise<string | null> {
  const { hostName } = await tx
    .selectFrom('platformSettings')
    .select('hostName')
    .executeTakeFirstOrThrow();
  return hostName;
}

export async function saveHostName(tx: Tx, hostName: string | null): Promise<void> {
  await tx.updateTable('platformSettings').set({ hostName }).execute();
}
