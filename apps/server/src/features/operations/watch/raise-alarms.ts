import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { StorageMeter } from '../../../platform/objects/storage-meter.ts';
import { alarmLetter } from './alarm-mails.ts';
import { findAlarms, findUntold } from './alarm-rules.ts';
import { keepAlarms, markTold, readAlarms } from './note-store.ts';
import { readVitals } from './read-vitals.ts';
import { findSuperAdmins } from './vitals-store.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly storageMeter: StorageMeter;
  readonly postOffice: PostOffice;
  readonly baseUrl: string;
};

/**
 * Notes since when something is wrong, and tells every super admin of what lasts: once, and again each day. Looks with
 * the eyes of one of them; where there is none there is nobody to tell.
 */
export async function raiseAlarms(parts: Parts): Promise<void> {
  const { db, clock, storageMeter: meter } = parts;
  const admins = await db.global(findSuperAdmins);
  const eyes = admins[0];
  if (eyes === undefined) return;
  const now = clock();
  await db.asAccount(eyes.id, async (tx) => {
    await keepAlarms(tx, findAlarms(await readVitals(tx, { now, meter })), now);
    const kinds = findUntold(await readAlarms(tx), now.getTime());
    await markTold(tx, kinds, now);
    if (kinds.length > 0) await tell(tx, parts, { admins, kinds, now });
  });
}

async function tell(
  tx: Tx,
  { postOffice, baseUrl }: Parts,
  {
    admins,
    kinds,
    now,
  }: {
    readonly admins: readonly { readonly id: number; readonly email: string }[];
    readonly kinds: ReturnType<typeof findUntold>;
    readonly now: Date;
  },
): Promise<void> {
  const url = `${baseUrl}/superAdmin/dashboard/operations`;
  for (const { id, email } of admins) {
    const key = `alarm:${now.getTime()}:${id}`;
    await postOffice.post(tx, alarmLetter({ to: email, key, kinds, url }));
  }
}
