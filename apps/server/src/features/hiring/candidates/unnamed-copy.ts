import type { Database } from '../../../platform/database/database.ts';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { lockCv } from '../applications/index.ts';

type Unnamed = { readonly companyId: number; readonly fileID: number; readonly copyKey: string };

/** Of a write that failed: nothing would ever remove an object that no row names. */
export async function dropUnnamedCopy(db: Database, { copyKey, ...which }: Unnamed): Promise<void> {
  await db.inCompany(which.companyId, async (tx) => {
    // Locked: a write of which only the reply was lost has ended by then, and its copy stays.
    const cv = await lockCv(tx, which);
    if (cv?.copyKey !== copyKey) await removeObjects(tx, [copyKey]);
  });
}
