import type { ClientBase } from 'pg';
import { PgBoss } from 'pg-boss';
import { APP_ROLE } from './connection.ts';

/** The job queue's tables live in a schema of their own; the queue must be opened with the same name. */
export const QUEUE_SCHEMA = 'pgboss';

/**
 * Installs or upgrades pg-boss's schema as owner, and lets the application use it without any right to
 * change it: open the queue there with `migrate: false, createSchema: false`.
 */
export async function migrateQueue(owner: ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema: QUEUE_SCHEMA,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
  await owner.query(`
    grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE};`);
}
