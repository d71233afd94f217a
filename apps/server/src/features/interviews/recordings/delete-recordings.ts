import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { ObjectStore } from '@candor/folder-store';
import {
  type Asked,
  forgetSegments,
  isAnyKept,
  listDeleted,
  listSlicesOf,
  listUploads,
  markDeleted,
} from './deletion-store.ts';
import { CLAIM_MS } from './join-claim.ts';
import { silentSince } from './recording-rules.ts';
import { forgetSlice } from './slice-store.ts';
import { dropSpare } from './sweep-store.ts';

/** Longer than converting and decoding an interview takes. */
const CONVERTING_MS = 6 * 3_600_000;

type Parts = {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly clock: Clock;
};

type Which = {
  readonly companyId: number;
  readonly scheduleIds: readonly number[];
  /** Left out: all of theirs. */
  readonly only?: Asked | undefined;
};

/**
 * Marks recordings as deleted, in the caller's transaction: nobody is given them or may add to them any more. Those
 * that a worker is making something of stay for a later call. Gives the interviews of those that were marked.
 */
export function markRecordingsDeleted(tx: Tx, which: Which, at: Date): Promise<number[]> {
  const claimedBefore = new Date(at.getTime() - CLAIM_MS);
  const convertingBefore = new Date(at.getTime() - CONVERTING_MS);
  return markDeleted(tx, which, { at, claimedBefore, convertingBefore });
}

/**
 * Removes the objects of marked recordings and aborts their uploads, then forgets both. Killed anywhere it is run again:
 * a row goes after its object. Of any marked recordings without `scheduleIds`, at most `most`.
 */
export async function removeDeletedRecordings(
  parts: Parts,
  companyId: number,
  among: { readonly scheduleIds?: readonly number[]; readonly most: number },
): Promise<void> {
  const marked = await parts.db.inCompany(companyId, (tx) => listDeleted(tx, companyId, among));
  for (const recording of marked) await removeObjects(parts, companyId, recording);
}

/** Whether of all recordings of these interviews nothing is left but rows. */
export async function areRecordingsGone(
  tx: Tx,
  { companyId, scheduleIds, only }: Which,
): Promise<boolean> {
  if (scheduleIds.length === 0) return true;
  if (await isAnyKept(tx, { companyId, scheduleIds, only })) return false;
  return (await listDeleted(tx, companyId, { scheduleIds, most: 1 })).length === 0;
}

async function removeObjects(
  { db, objects, clock }: Parts,
  companyId: number,
  { id, spareKeys }: { readonly id: number; readonly spareKeys: readonly string[] },
): Promise<void> {
  const grantedBefore = silentSince(clock());
  const { uploads, slices } = await db.inCompany(companyId, async (tx) => ({
    uploads: await listUploads(tx, companyId, id),
    slices: await listSlicesOf(tx, { companyId, recordingId: id, grantedBefore }),
  }));
  for (const { objectKey, uploadId } of uploads) {
    // In this order: an upload that is completed meanwhile has become an object, and no other follows.
    await objects.abortUpload(objectKey, uploadId);
    await objects.remove(objectKey);
  }
  for (const { objectKey, bytes } of slices) if (bytes > 0) await objects.remove(objectKey);
  for (const key of spareKeys) await objects.remove(key);
  await db.inCompany(companyId, async (tx) => {
    for (const slice of slices) await forgetSlice(tx, companyId, slice);
    const ids = uploads.map((upload) => upload.id);
    await forgetSegments(tx, companyId, ids);
    await dropSpare(tx, { companyId, recordingId: id, gone: spareKeys });
  });
}
