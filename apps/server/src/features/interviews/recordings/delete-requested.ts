import { recordAudit } from '../../operations/audit/index.ts';
import {
  areRecordingsGone,
  markRecordingsDeleted,
  removeDeletedRecordings,
} from './delete-recordings.ts';
import { markRequest } from './request-mark.ts';
import { findRequest, listToGo, noteGone, type Which } from './request-store.ts';

type Parts = Parameters<typeof removeDeletedRecordings>[0];

/** Of a call: of each who may be in it the camera and the screen, with room for those who came and went. */
const MOST_OF_ONE = 100;

/**
 * Carries out what candidates asked for: at once, and each night what a worker held then, or the company until it let go.
 * A request is over when no object is left. May be killed anywhere. Gives the interviews of which something is left.
 */
export async function deleteRequested(
  parts: Parts,
  companyId: number,
  which: Which = {},
): Promise<number[]> {
  const { db, clock } = parts;
  const now = clock();
  const ids = await db.inCompany(companyId, (tx) => listToGo(tx, { companyId, ...which }));
  if (ids.length === 0) return [];
  // The interview was over when it was asked for: where an older backup has it under way, that is over too.
  const only = which.isAgain === true ? 'asked' : 'asked-and-over';
  const all = { companyId, scheduleIds: ids, only } as const;
  await db.inCompany(companyId, (tx) => markRecordingsDeleted(tx, all, now));
  const among = { scheduleIds: ids, most: ids.length * MOST_OF_ONE };
  await removeDeletedRecordings(parts, companyId, among);
  const left: number[] = [];
  for (const id of ids) if (!(await finish(parts, companyId, id))) left.push(id);
  return left;
}

/** False while something is left. */
async function finish(
  { db, clock, objects }: Parts,
  companyId: number,
  scheduleId: number,
): Promise<boolean> {
  const of = { companyId, scheduleId };
  const at = clock();
  const { isGone, request } = await db.inCompany(companyId, async (tx) => ({
    isGone: await areRecordingsGone(tx, { companyId, scheduleIds: [scheduleId], only: 'asked' }),
    request: await findRequest(tx, of),
  }));
  if (!isGone || request === undefined || request.goneAt !== null) return isGone;
  const { askedAt, deleteBy } = request;
  const times = { askedAt: askedAt.toISOString(), deleteBy: deleteBy.toISOString() };
  // Before it is over: a mark that could not be written is written the next night.
  await markRequest(objects, { ...of, ...times, goneAt: at.toISOString() });
  await db.inCompany(companyId, async (tx) => {
    // Nobody notes it, where somebody was faster.
    if (!(await noteGone(tx, of, at))) return;
    const about = { objectKind: 'interview', objectId: scheduleId };
    const entry = { companyId, actorKind: 'system', action: 'recording.deleted-as-asked' };
    await recordAudit(tx, { ...entry, ...about }, at);
  });
  return true;
}
