import type { ObjectStore } from '@candor/folder-store';
import type { BackupFolder, BackupManifest } from '../../../platform/backup/backup-files.ts';
import type { Ended } from '../../../platform/backup/what-revives.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { recordAudit } from '../audit/index.ts';
import { createCreditReturner } from '../billing/index.ts';
import { type Again, eraseAgain, findLedger } from '../retention/index.ts';
import { readLedgers } from './ledger-files.ts';

type Parts = { readonly db: Database; readonly clock: Clock; readonly objects: ObjectStore };

/**
 * Says in the log of the platform that a backup was put back, and erases again whom any backup of the folder knows to be
 * erased: those made later too.
 */
export async function eraseRestored(
  parts: Parts,
  given: {
    readonly folder: BackupFolder;
    readonly manifest: BackupManifest;
    readonly ended: Ended;
  },
): Promise<Again> {
  const { folder, manifest, ended } = given;
  const { db, clock } = parts;
  const after = { backup: manifest.id, madeAt: manifest.startedAt, ...ended };
  await db.inCompany(0, (tx) => recordAudit(tx, { ...entry, after }, clock()));
  const known = await findLedger(parts);
  for (const id of await folder.ids()) {
    known.push(...(await readLedgers(folder.folderOf(id))));
  }
  // Mails that waited are dropped already; whoever sat there was told when they were erased first.
  const nothing = async () => {};
  const untold = { forgetMails: nothing, releaseSeats: nothing };
  return eraseAgain({ ...parts, ...untold, returnCredits: createCreditReturner(parts) }, known);
}

const entry = {
  ...{ companyId: 0, actorKind: 'system', action: 'backup.restored' },
  objectKind: 'platform',
} as const;
