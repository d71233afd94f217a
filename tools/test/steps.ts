import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkBudgets } from '../budgets/check-budgets.ts';
import { runChecks } from '../check.ts';
import { root, runCommand } from '../run-command.ts';
import { withObjectServer } from './object-server.ts';
import { ceph, chromium, display, ffmpeg, type Program, postgres } from './programs.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { judged, sum, type Tally } from './tally-rules.ts';

export type Step = {
  readonly name: string;
  readonly title: string;
  /** Without these the step is left out: skipped on a desk, a failure in CI. */
  readonly needs: readonly Program[];
  /** Without these the step runs and leaves some tests out. */
  readonly wants?: readonly Program[];
  readonly run: () => Promise<Tally>;
};

const objectTests = 'apps/server/src/platform/objects';
/** What a second database changes nothing for: recordings are joined without one, and one test is of the first alone. */
const withoutDatabase = [
  'apps/server/src/platform/media',
  'apps/server/src/platform/database/embedded-postgres.test.ts',
];
const excluding = (path: string) => `--exclude=${path.endsWith('.ts') ? path : `${path}/**`}`;

/** In this order; each stands for itself, so a failure stops none that follows. */
export const steps: readonly Step[] = [
  {
    name: 'check',
    title: 'Types, lint, format, import rules, dead code, licences',
    needs: [],
    run: async () => ({ ...(await runChecks()), skipped: 0 }),
  },
  {
    name: 'unit',
    title: 'Unit and HTTP tests on the embedded PostgreSQL',
    needs: [],
    wants: [ffmpeg],
    run: () =>
      runVitest(['--project=unit', '--project=tools', '--project=server', excluding(objectTests)]),
  },
  {
    name: 'postgres',
    title: 'Server tests again on a PostgreSQL of the system',
    needs: [postgres],
    wants: [ffmpeg],
    run: () =>
      runVitest(['--project=server', ...[objectTests, ...withoutDatabase].map(excluding)], {
        TEST_DATABASE: 'system',
        TEST_PG_BIN: postgres.find() ?? '',
        // Wrong requests end before the database, which has met 100 for each endpoint in the step before.
        HOSTILE_REQUESTS: process.env['HOSTILE_REQUESTS'] ?? '40',
      }),
  },
  {
    name: 'objects',
    title: 'Object storage: the local folder and a real S3 server',
    needs: [],
    wants: [ceph],
    run: () => withObjectServer((env) => runVitest(['--project=server', objectTests], env)),
  },
  {
    name: 'browser',
    title: 'Packages in a real browser',
    needs: [chromium, ffmpeg],
    run: () => packagesInBrowser(),
  },
  {
    name: 'build',
    title: 'Build of the web app',
    needs: [],
    run: async () => {
      const { exitCode } = await runCommand(['node', 'bin/build.mjs']);
      return judged({ passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 }, exitCode);
    },
  },
  {
    name: 'budgets',
    title: 'Bytes of each page against its budget',
    needs: [],
    run: async () => checkBudgets(),
  },
  {
    name: 'e2e',
    title: 'Journeys in a real browser',
    needs: [chromium, ffmpeg],
    wants: [display],
    run: () => runPlaywright('e2e', browser()),
  },
];

async function packagesInBrowser(): Promise<Tally> {
  const folders = globSync('packages/*/test-browser/playwright.config.ts', { cwd: root });
  const tallies: Tally[] = [];
  for (const config of folders) tallies.push(await runPlaywright(dirname(config), browser()));
  return sum(tallies);
}

function browser(): Record<string, string> {
  const path = chromium.find() ?? '';
  return { CHROMIUM: path, CHROMIUM_PATH: path };
}
