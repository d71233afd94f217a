import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databaseSetup = 'apps/server/src/platform/database/test-setup.ts';
/** Decisions stand on nothing, so their tests start no PostgreSQL. */
const pure = 'apps/server/src/**/*-rules.test.ts';
const statementLedger = 'apps/server/src/platform/database/test-statement-ledger.ts';

export default defineConfig({
  test: {
    // One embedded PostgreSQL serves both workers; more would fight over two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // A process for each of 260 small files costs five times what their tests do.
          isolate: false,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', pure],
          // What is true of a thousand made-up weeks takes seconds on a machine that has other work.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          // Not by `exclude`: a project's own would take the place of what the command line leaves out.
          include: ['apps/server/src/**/!(*-rules).test.ts'],
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
          setupFiles: existsSync(statementLedger) ? [statementLedger] : [],
          // Each file has its own database, so files may share a module registry: 8 × faster.
          isolate: false,
          // Whoever asks every endpoint in one test needs a minute where a machine has other work; how long something may
          // take is what benchmarks say.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts', 'bin/**/*.test.mjs', 'bench/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
