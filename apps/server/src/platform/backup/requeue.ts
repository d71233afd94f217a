import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA } from '../database/queue-schema.ts';

export type Waited = {
  readonly name: string;
  readonly policy: string | null;
  readonly data?: unknown;
  readonly startAfter: string;
  readonly singletonKey: string | null;
};

/** Work that waited when a backup was made waits again, in whatever form this release's queue keeps it. */
export async function requeue(owner: Client, jobs: readonly Waited[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema: QUEUE_SCHEMA,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  try {
    const policies = new Map(jobs.map(({ name, policy }) => [name, policy ?? 'standard']));
    for (const [name, policy] of policies) {
      await boss.createQueue(name, { policy });
    }
    for (const { name, data, startAfter, singletonKey } of jobs) {
      await boss.send(name, data ?? {}, {
        startAfter: new Date(startAfter),
        ...(singletonKey === null ? {} : { singletonKey }),
      });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
