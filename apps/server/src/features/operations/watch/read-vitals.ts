import type { Vitals } from '@candor/contract/operations/watch';
import type { Tx } from '../../../platform/database/database.ts';
import { countRemovedObjects } from '../../../platform/objects/removed-objects.ts';
import type { StorageMeter } from '../../../platform/objects/storage-meter.ts';
import { listFailedJobs, readQueues } from '../../../platform/queue/queue-state.ts';
import { release } from '../../../platform/release/release.ts';
import { countTroubled } from '../../interviews/recordings/index.ts';
import { readLastBackup, readSizeSamples, readWalk } from './note-store.ts';
import { readNodes } from './node-store.ts';
import { daysLeft } from './storage-rules.ts';
import {
  countCalls,
  countDue,
  countInterviews,
  countMails,
  countUploads,
  countWebhooks,
  readDatabaseBytes,
  readMaintenanceSince,
} from './vitals-store.ts';

type Asked = { readonly now: Date; readonly meter: Pick<StorageMeter, 'disk' | 'onDisk'> };

/** Everything at one moment: needs a super admin's transaction. */
export async function readVitals(tx: Tx, { now, meter }: Asked): Promise<Omit<Vitals, 'alarms'>> {
  const recordings = await countTroubled(tx, now);
  return {
    at: now.toISOString(),
    version: release.version,
    runningSince: new Date(now.getTime() - release.uptimeMs()).toISOString(),
    nodes: await readNodes(tx),
    maintenanceSince: await readMaintenanceSince(tx, now),
    backup: await readLastBackup(tx),
    chains: await readWalk(tx),
    ...(await readWork(tx, now)),
    recordings: {
      late: recordings.count,
      oldestAt: recordings.oldestAt?.toISOString() ?? null,
    },
    storage: await readStorage(tx, meter),
  };
}

async function readWork(tx: Tx, now: Date) {
  const queues = await readQueues(tx, now);
  const removals = await countRemovedObjects(tx);
  const failed = queues.some((queue) => queue.failed > 0) ? await listFailedJobs(tx) : [];
  return {
    queues: queues.map(({ oldestAt, ...queue }) => ({
      ...queue,
      oldestAt: oldestAt?.toISOString() ?? null,
    })),
    failedJobs: failed.map(({ jobId, failedAt, ...job }) => ({
      ...job,
      jobID: jobId,
      failedAt: failedAt?.toISOString() ?? null,
    })),
    due: await countDue(tx, now),
    mails: await countMails(tx, now),
    webhooks: await countWebhooks(tx, now),
    uploads: await countUploads(tx),
    removals: { waiting: removals.waiting, oldestAt: removals.oldestAt?.toISOString() ?? null },
    interviews: await countInterviews(tx, now),
    calls: await countCalls(tx, now),
  };
}

async function readStorage(tx: Tx, { disk, onDisk }: Asked['meter']) {
  const samples = await readSizeSamples(tx);
  const room = await disk();
  const last = samples.at(-1);
  return {
    databaseBytes: await readDatabaseBytes(tx),
    objectBytes: last?.objectBytes ?? null,
    measuredAt: last?.measuredAt.toISOString() ?? null,
    disk: room,
    daysLeft: daysLeft({
      samples: samples.map(({ measuredAt, ...size }) => ({ ...size, atMs: measuredAt.getTime() })),
      freeBytes: room?.freeBytes ?? null,
      onDisk,
    }),
    days: samples.map(({ day, databaseBytes, objectBytes }) => ({
      ...{ day, databaseBytes, objectBytes },
    })),
  };
}
