import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { sampleJob } from './sample-workers.ts';
import { beginAdding, beginRemoving, findPlaces, lockSample, readSample } from './sample-store.ts';

type Parts = { readonly db: Database; readonly queue: Pick<Queue, 'send'> };

const nothing = { result: { done: true }, noAudit: 'nothing-changed' } as const;
const about = { objectKind: 'company' } as const;

/** Twice as long as its job is tried again. */
const LATE_MS = 60 * 60_000;

/** Its job was given up: whoever looks may ask for it to be taken away, again where that is what failed. */
const isLate = (sample: Awaited<ReturnType<typeof readSample>>, now: Date): boolean =>
  (sample?.state === 'adding' || sample?.state === 'removing') &&
  now.getTime() - sample.askedAt.getTime() > LATE_MS;

export const createSampleHandlers = ({
  db,
  queue,
}: Parts): HandlersOf<typeof contract.samples> => ({
  getSample: ({ session: { companyId }, now }) =>
    db.inCompany(companyId, async (tx) => {
      const sample = await readSample(tx, companyId);
      return {
        isLate: isLate(sample, now),
        state: sample?.state ?? 'none',
        kept: sample?.kept ?? 0,
        places: sample?.state === 'here' ? await findPlaces(tx, companyId) : [],
      };
    }),

  addSample: (request) =>
    companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
      // Two tabs asked for the same.
      if ((await lockSample(tx, companyId)) !== undefined) return nothing;
      await beginAdding(tx, { companyId, accountId, now });
      await queue.send(tx, { name: sampleJob, data: { companyId } });
      return { result: { done: true }, audit: { action: 'sample.added', ...about } };
    }),

  removeSample: (request) =>
    companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
      const sample = await lockSample(tx, companyId);
      const isUnderWay = sample?.state === 'removing' && !isLate(sample, now);
      if (sample === undefined || isUnderWay) return nothing;
      await beginRemoving(tx, { companyId, accountId, now });
      await queue.send(tx, { name: sampleJob, data: { companyId } });
      return { result: { done: true }, audit: { action: 'sample.removed', ...about } };
    }),
});
