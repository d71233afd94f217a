import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { DeletionParts } from '../retention/index.ts';
import { asSample } from '../audit/index.ts';
import { untold } from '../webhooks/index.ts';
import { addStage, type Storyteller } from './add-sample.ts';
import { removeSample } from './remove-sample.ts';
import {
  beginAdding,
  forgetSample,
  lockSample,
  markHere,
  readSample,
  wasRemoved,
} from './sample-store.ts';
import { tellStory } from './tell-story.ts';

export const sampleJob = 'sample-data';

type Parts = DeletionParts & { readonly db: Database; readonly objects: ObjectStore };

/** Adds what was asked for or takes it away: what a stopped one left is taken away before it is begun again. */
export function createSampleWorkers(given: Parts): Job[] {
  const parts = { ...given, db: untold(given.db) };
  return [
    defineJob({
      name: sampleJob,
      run: async (data: JobData) => {
        const { companyId } = data as { companyId: number };
        const sample = await parts.db.inCompany(companyId, (tx) => readSample(tx, companyId));
        if (sample === undefined || sample.state === 'here') return;
        const kept = await removeSample(parts, companyId);
        if (sample.state === 'removing') {
          await parts.db.inCompany(companyId, (tx) =>
            kept === 0 ? forgetSample(tx, companyId) : markHere(tx, companyId, kept),
          );
          return;
        }
        await tell(parts, { companyId, accountId: sample.askedBy, now: parts.clock() });
      },
    }),
  ];
}

async function tell(parts: Parts, teller: Storyteller): Promise<void> {
  const { companyId } = teller;
  const db = asSample(whileWanted(parts.db), parts.clock);
  try {
    const stage = await db.inCompany(companyId, (tx) => addStage(tx, teller));
    await tellStory({ ...parts, db }, teller, stage);
    await db.inCompany(companyId, (tx) => markHere(tx, companyId));
  } catch (error) {
    if (!(error instanceof Unwanted)) throw error;
  }
}

/** Somebody has asked for the opposite meanwhile; that is another job's, perhaps on another node. */
class Unwanted extends Error {}

/**
 * Each step looks under the lock whether it is still wanted: whoever takes it away holds the lock when they say so, and
 * from then on nothing comes that they do not see.
 */
const whileWanted = (db: Database): Database => ({
  ...db,
  inCompany: (companyId, work, options) =>
    db.inCompany(
      companyId,
      async (tx) => {
        if ((await lockSample(tx, companyId))?.state !== 'adding') throw new Unwanted();
        return work(tx);
      },
      options,
    ),
});

/** For the demo's own company while it starts, unless it took it away: a job does it, and nobody waits. */
export async function askForSample(
  { db, queue }: { readonly db: Database; readonly queue: Pick<Queue, 'send'> },
  teller: Storyteller,
): Promise<void> {
  const { companyId } = teller;
  await db.inCompany(companyId, async (tx) => {
    if ((await lockSample(tx, companyId)) !== undefined) return;
    if (await wasRemoved(tx, companyId)) return;
    await beginAdding(tx, teller);
    await queue.send(tx, { name: sampleJob, data: { companyId } });
  });
}
