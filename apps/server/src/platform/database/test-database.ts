import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { type Connections, onDatabase } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { TEMPLATE } from './test-setup.ts';

export type TestDatabase = {
  /** What the server uses: the application's role, subject to row-level security. */
  readonly db: Database;
  /** Bypasses row-level security: for planting and for looking behind the scenes. */
  readonly owner: Pool;
  readonly connections: Connections;
  drop(): Promise<void>;
};

export const testPersonKey = new Uint8Array(32).fill(6);

let created = 0;

/** A migrated, empty database of the test's own; a copy of the run's template takes about 30 ms. */
export async function createTestDatabase(
  personKey: Uint8Array = testPersonKey,
): Promise<TestDatabase> {
  return open(personKey, `template ${TEMPLATE} strategy file_copy`);
}

/** Without a single table, as an operator makes one to restore into. */
export const createBareDatabase = (): Promise<TestDatabase> =>
  open(testPersonKey, 'template template0');

async function open(personKey: Uint8Array, made: string): Promise<TestDatabase> {
  const server = inject('testPostgres');
  created += 1;
  const name = `test_${process.pid}_${created}_${Math.random().toString(36).slice(2, 8)}`;
  await onServer((admin) => admin.query(`create database ${name} ${made}`));
  const connections = {
    owner: onDatabase(server.owner, name),
    app: onDatabase(server.app, name),
  };
  const db = openDatabase({
    ...{ connection: connections.app, maxConnections: 8, personKey },
  });
  const owner = new Pool({ ...connections.owner, max: 4 });
  owner.on('error', () => {});
  return {
    db,
    owner,
    connections,
    async drop() {
      await Promise.all([db.close(), owner.end()]);
      await onServer((admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

async function onServer(work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client(onDatabase(inject('testPostgres').owner, 'postgres'));
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
