import type { ObjectStore } from '@candor/folder-store';
import type { Database } from '../../../platform/database/database.ts';
import { defineJob, type Job, type JobData } from '../../../platform/queue/define-job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { DeletionParts } from '../retention/index.ts';
import { untold } from '../webhooks/index.ts';
import { addStage, type Storyteller } from './add-sample.ts';
import { removeSample } from './remove-sample.ts';
import { beginAdding, forgetSample, lockSample, markHere, readSample } from './sample-store.ts';
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
  const stage = await parts.db.inCompany(companyId, (tx) => addStage(tx, teller));
  await tellStory(parts, teller, stage);
  await parts.db.inCompany(companyId, async (tx) => {
    // Somebody may have asked for the opposite meanwhile, whose job waits.
    if ((await lockSample(tx, companyId))?.state === 'adding') await markHere(tx, companyId);
  });
}

/** For the demo's own company, once, while it starts: a job does it, and nobody waits. */
export async function askForSample(
  { db, queue }: { readonly db: Database; readonly queue: Pick<Queue, 'send'> },
  teller: Storyteller,
): Promise<void> {
  const { companyId } = teller;
  await db.inCompany(companyId, async (tx) => {
    if ((await lockSample(tx, companyId)) !== undefined) return;
    await beginAdding(tx, teller);
    await queue.send(tx, { name: sampleJob, data: { companyId } });
  });
}
