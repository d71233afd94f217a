import { recordAudit } from '../../operations/audit/index.ts';
import {
  areRecordingsGone,
  markRecordingsDeleted,
  removeDeletedRecordings,
} from './delete-recordings.ts';
import { listToGo, noteGone } from './request-store.ts';

type Parts = Parameters<typeof removeDeletedRecordings>[0];

/** Of a call: of each who may be in it the camera and the screen, with room for those who came and went. */
const MOST_OF_ONE = 100;

/**
 * Carries out what candidates asked for: at once, and each night what a worker or a hold kept back. A request is
 * over when no object is left. May be killed anywhere.
 */
export async function deleteRequested(
  parts: Parts,
  companyId: number,
  scheduleId?: number,
): Promise<void> {
  const { db, clock } = parts;
  const now = clock();
  const ids = await db.inCompany(companyId, (tx) => listToGo(tx, { companyId, now, scheduleId }));
  if (ids.length === 0) return;
  const which = { companyId, scheduleIds: ids };
  await db.inCompany(companyId, (tx) => markRecordingsDeleted(tx, which, now));
  const among = { scheduleIds: ids, most: ids.length * MOST_OF_ONE };
  await removeDeletedRecordings(parts, companyId, among);
  for (const id of ids) await finish(parts, companyId, id);
}

function finish({ db, clock }: Parts, companyId: number, scheduleId: number): Promise<void> {
  return db.inCompany(companyId, async (tx) => {
    if (!(await areRecordingsGone(tx, { companyId, scheduleIds: [scheduleId] }))) return;
    const at = clock();
    if (!(await noteGone(tx, { companyId, scheduleId }, at))) return;
    const about = { objectKind: 'interview', objectId: scheduleId };
    const entry = { companyId, actorKind: 'system', action: 'recording.deleted-as-asked' };
    await recordAudit(tx, { ...entry, ...about }, at);
  });
}
