import type { contract } from '@candor/contract';
import type { AlarmKind } from '@candor/contract/operations/watch-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { StorageMeter } from '../../../platform/objects/storage-meter.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { relayFor, type Turn } from '../../interviews/calls/index.ts';
import { recordAct } from '../administration/index.ts';
import { findAlarms } from './alarm-rules.ts';
import { readAlarms } from './note-store.ts';
import { readVitals } from './read-vitals.ts';
import { walkChainsJob } from './watch-workers.ts';

type Parts = {
  readonly db: Database;
  readonly queue: Queue;
  readonly storageMeter: StorageMeter;
  readonly turn: Turn | null;
};

/** As long as somebody looks at what it answers. */
const RELAY_TEST_MS = 10 * 60_000;

export function createWatchHandlers(parts: Parts): HandlersOf<typeof contract.watch> {
  const { db, queue, storageMeter: meter, turn } = parts;
  return {
    getVitals: ({ session, now }) =>
      db.asAccount(session.accountId, async (tx) => {
        const measured = await readVitals(tx, { now, meter });
        const noted = new Map((await readAlarms(tx)).map(({ kind, since }) => [kind, since]));
        const alarms = findAlarms(measured).map((kind: AlarmKind) => ({
          kind,
          since: noted.get(kind)?.toISOString() ?? null,
        }));
        return { ...measured, alarms };
      }),

    async retryFailedJob({ params, session, client, now }) {
      const { queue: name, job: jobId } = params;
      const retry = async (tx: Tx) => {
        if (!(await queue.retry(tx, name, jobId))) return false;
        const act = { action: 'job.retry', objectKind: 'platform', objectId: 1 } as const;
        await recordAct(tx, { session, client, now }, { ...act, after: { queue: name, jobId } });
        return true;
      };
      const isRetried = await db.inCompany(0, retry, { accountId: session.accountId });
      return { isRetried };
    },

    async checkChains({ session }) {
      const work = { name: walkChainsJob, data: {} };
      await db.asAccount(session.accountId, (tx) => queue.send(tx, work));
      return { done: true };
    },

    getRelay: async ({ session, now }) => {
      const until = new Date(now.getTime() + RELAY_TEST_MS);
      return { relay: turn && relayFor(turn, `account-${session.accountId}`, until) };
    },
  };
}
