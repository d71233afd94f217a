import type { Tx } from '../../../platform/database/database.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { RecordingParts } from './recording-parts.ts';
import { closedBefore } from './recording-rules.ts';
import { listSegments } from './recording-store.ts';
import {
  dropSpare,
  isRemovable,
  listRemovable,
  listSpare,
  lockRecording,
  retireRaw,
} from './sweep-store.ts';

/**
 * Raw parts live until the recording is verified and nothing more can come to be joined with them; those
 * of which nothing could be read are in no recording, and stay. First the recording is closed for good, then objects
 * go: an upload that is opened meanwhile is refused, or was opened before and keeps them all.
 */
export async function removeRaw(parts: RecordingParts, companyId: number): Promise<void> {
  const { db, objects, clock } = parts;
  const endedBefore = closedBefore(clock());
  const removable = await db.inCompany(companyId, (tx) =>
    listRemovable(tx, companyId, endedBefore),
  );
  for (const { id } of removable) {
    await db.inCompany(companyId, (tx) => retire(tx, { companyId, id, endedBefore, at: clock() }));
  }
  const spare = await db.inCompany(companyId, (tx) => listSpare(tx, companyId));
  for (const { id, spareKeys, inUse } of spare) {
    for (const key of spareKeys) {
      // Of two conversions at once the later one announces the very key that the other is played by.
      if (!inUse.includes(key)) await objects.remove(key);
    }
    await db.inCompany(companyId, (tx) =>
      dropSpare(tx, { companyId, recordingId: id, gone: spareKeys }),
    );
  }
}

type Retiring = {
  readonly companyId: number;
  readonly id: number;
  readonly endedBefore: Date;
  readonly at: Date;
};

async function retire(tx: Tx, { companyId, id, endedBefore, at }: Retiring): Promise<void> {
  const { inUse, spareKeys } = await lockRecording(tx, companyId, id);
  // Asked again by a statement of its own: only that one sees what was committed before the lock was ours.
  if (!(await isRemovable(tx, { companyId, recordingId: id, endedBefore }))) return;
  const segments = await listSegments(tx, companyId, id);
  const raw = segments.filter(({ unreadable }) => !unreadable).map((one) => one.objectKey);
  const keys = [...new Set([...raw, ...spareKeys])].filter((key) => !inUse.includes(key));
  await retireRaw(tx, { companyId, recordingId: id, keys, at });
  await recordAudit(
    tx,
    {
      ...{ companyId, actorKind: 'system', action: 'recording.raw-removed' },
      ...{ objectKind: 'recording', objectId: id, after: { keys } },
    },
    at,
  );
}
