import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { type Connection, onDatabase } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: TestPostgres;
  }
}

export type TestPostgres = {
  /** The owner's and the application's connection to the migrated template; nobody may connect to it. */
  readonly owner: Connection;
  readonly app: Connection;
};

export const TEMPLATE = 'candor_template';

const dataDir = join(tmpdir(), `candor-test-${process.pid}`);
let postgres: EmbeddedPostgres | undefined;

/**
 * One PostgreSQL for the whole test run, with the migrated database that every test's own is copied from.
 * TEST_PG_BIN runs the same tests on another PostgreSQL. Removed afterwards.
 */
export async function setup(project: TestProject): Promise<void> {
  mkdirSync(dataDir, { mode: 0o755 });
  postgres = await startEmbeddedPostgres({
    dataDir,
    binFolder: process.env['TEST_PG_BIN'],
    mode: 'fast',
    maxConnections: 300,
    // Shared by all runs, so that programs that had to be copied are copied once.
    stateFolder: join(tmpdir(), `candor-test-programs-${process.getuid?.() ?? 0}`),
    log: console.error,
  });
  await createTemplate(postgres.owner);
  project.provide('testPostgres', { owner: postgres.owner, app: postgres.app });
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function createTemplate(owner: Connection): Promise<void> {
  const admin = new Client(onDatabase(owner, 'postgres'));
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await migrate(onDatabase(owner, TEMPLATE));
  // A session in the template would make every `create database … template` fail.
  await admin.query(`alter database ${TEMPLATE} allow_connections false`);
  await admin.end();
}
