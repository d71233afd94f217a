import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { defineJob, type Job } from '../../../platform/queue/define-job.ts';
import { eachCompany } from '../../../platform/queue/each-company.ts';
import { STAYS_OPEN_MS } from '@candor/contract/interviews/call-rules';
import type { Queue } from '../../../platform/queue/queue.ts';
import { closeRecording } from './call-recording.ts';
import { listForgotten } from './call-recording-store.ts';
import { lockCall } from './room-store.ts';
import { forgetPassing } from './call-event-store.ts';
import { leaveSilentSeats } from './presence.ts';
import { type MediaRoom, mediaRoomJobs } from './media-room.ts';

const PASSING_KEPT_MS = 10 * 60_000;
/** Everybody may lose the line at once, and come back. */
const EMPTY_MS = 2 * 60_000;

/** What the pages of a call do while one is open is done for those that nobody is left in. */
export function createCallWorkers(
  parts: MediaRoom & {
    readonly db: Database;
    readonly clock: Clock;
    readonly queue: Pick<Queue, 'send'>;
    readonly onProblem: (problem: Error) => void;
  },
): readonly Job[] {
  const { db, clock } = parts;
  return [
    ...mediaRoomJobs(parts),
    defineJob({
      name: 'tidy-calls',
      every: '* * * * *',
      isOnce: true,
      retries: 0,
      run: () =>
        eachCompany(parts, 'Tidying calls', (companyId) =>
          db.inCompany(companyId, async (tx) => {
            const now = clock();
            await leaveSilentSeats(tx, { companyId }, now);
            await endForgotten(tx, parts.queue, { companyId, now });
            const before = new Date(now.getTime() - PASSING_KEPT_MS);
            await forgetPassing(tx, { companyId, before });
          }),
        ),
    }),
  ];
}

async function endForgotten(
  tx: Tx,
  queue: Pick<Queue, 'send'>,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
): Promise<void> {
  const before = new Date(now.getTime() - EMPTY_MS);
  const overBefore = new Date(now.getTime() - STAYS_OPEN_MS);
  const find = () => listForgotten(tx, { companyId, before, overBefore });
  for (const { callId } of await find()) {
    await lockCall(tx, { companyId, callId });
    // Asked again under the lock: somebody may have come back.
    const still = (await find()).find((one) => one.callId === callId);
    if (still !== undefined) await closeRecording(tx, queue, { companyId, ...still, now });
  }
}
