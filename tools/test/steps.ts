import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { prepareStatements } from '../../apps/server/src/platform/database/prepare-statements.ts';
import { checkBudgets } from '../budgets/check-budgets.ts';
import { runChecks } from '../check.ts';
import { root, runCommand } from '../run-command.ts';
import { withObjectServer } from './object-server.ts';
import {
  ceph,
  chromium,
  chromiumShell,
  coturn,
  display,
  ffmpeg,
  type Program,
  postgres,
  proxies,
  dovecot,
  radicale,
} from './programs.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { proveOnS3, provedOnS3 } from './s3-proof.ts';
import { judged, sum, type Tally } from './tally-rules.ts';

export type Step = {
  readonly name: string;
  readonly title: string;
  /** Without these the step is left out: skipped on a desk, a failure in CI. */
  readonly needs: readonly Program[];
  /** Without these the step runs and leaves some tests out. */
  readonly wants?: (isNight: boolean) => readonly Program[];
  /** With these it is sooner done; without them it leaves nothing out. */
  readonly quickens?: readonly Program[];
  /** Its steps wait for each other, and for none of the other lane. */
  readonly lane: Lane;
  readonly run: (run: Run) => Promise<Tally>;
};

/**
 * Browsers wait for clocks, voices and pictures for a third of their time. The tests of the server use it: they give way
 * to browsers, so that neither core waits and no page is starved (docs/decisions/0432).
 */
export type Lane = 'server' | 'browsers';

/** What the steps of one run share. */
export type Run = {
  /** Both lanes are on the way: browsers tell each part when it has ended, not in between what the other says. */
  readonly isCrowded: boolean;
  /** The file in which the step `unit` notes the statements that its tests sent. */
  readonly ledger: string;
  /** Everything over the second database too, which a push leaves to the night. */
  readonly isNight: boolean;
};

const databaseTests = 'apps/server/src/platform/database';
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
    lane: 'server',
    needs: [],
    run: async () => {
      const { unasked, ...counted } = await runChecks();
      return { ...counted, skipped: unasked };
    },
  },
  {
    name: 'unit',
    title: 'Unit and HTTP tests on the embedded PostgreSQL',
    lane: 'server',
    needs: [],
    wants: () => [ffmpeg, radicale, dovecot, ...proxies],
    run: ({ ledger }) =>
      runVitest(['--project=unit', '--project=tools', '--project=server', excluding(objectTests)], {
        STATEMENT_LEDGER: ledger,
      }),
  },
  {
    name: 'postgres',
    title: 'The same on a PostgreSQL of the system',
    lane: 'server',
    needs: [postgres],
    run: ({ ledger, isNight }) =>
      isNight || !existsSync(ledger) ? everythingOnPostgres() : statementsOnPostgres(ledger),
  },
  {
    name: 'objects',
    title: 'Object storage: the local folder and a real S3 server',
    lane: 'server',
    needs: [],
    wants: (isNight) => (isNight || provedOnS3() === undefined ? [ceph] : []),
    run: ({ isNight }) => objectStores(isNight),
  },
  {
    name: 'browser',
    title: 'Packages in a real browser',
    lane: 'browsers',
    needs: [chromium, ffmpeg],
    run: ({ isCrowded }) => packagesInBrowser(isCrowded),
  },
  {
    name: 'build',
    title: 'Build of the web app',
    lane: 'browsers',
    needs: [],
    run: async () => {
      const { exitCode } = await runCommand(['node', 'bin/build.mjs', '--if-stale']);
      return judged({ passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 }, exitCode);
    },
  },
  {
    name: 'rooms',
    title: 'Journeys of rooms',
    lane: 'browsers',
    needs: [chromium, ffmpeg],
    wants: () => [display],
    quickens: [chromiumShell],
    run: ({ isCrowded }) => journeys(['room', 'watched'], { quiet: isCrowded }),
  },
  {
    name: 'budgets',
    title: 'Bytes of each page against its budget',
    lane: 'browsers',
    needs: [],
    run: async () => checkBudgets(),
  },
  {
    name: 'e2e',
    title: 'All other journeys in a real browser, calls and films among them',
    lane: 'browsers',
    needs: [chromium, ffmpeg],
    wants: () => [coturn],
    quickens: [chromiumShell],
    // A journey waits for a quarter of its time, a call for half of it, of which one goes at a time: two journeys side by
    // side left that much of two cores unused.
    run: ({ isCrowded }) => journeys(['waiting', 'light'], { quiet: isCrowded, workers: 3 }),
  },
];

const onSystem = () => ({ TEST_PG_BIN: postgres.find() ?? '' });

/** Each statement that the tests before this step sent, and what differs between servers by itself. */
async function statementsOnPostgres(ledger: string): Promise<Tally> {
  const { asked, refusals } = await prepareStatements(ledger, postgres.find());
  for (const { text, reason } of refusals) console.log(`✗ ${reason}\n    ${text}`);
  console.log(`${asked} statements, ${refusals.length} of them unknown to this PostgreSQL`);
  const prepared = { passed: asked - refusals.length, failed: refusals.length, skipped: 0 };
  const files = [databaseTests, ...withoutDatabase.map(excluding)];
  return sum([judged(prepared, 0), await runVitest(['--project=server', ...files], onSystem())]);
}

/** The folder always; a real S3 server at night, or where the store is another than the one that passed on it. */
async function objectStores(isNight: boolean): Promise<Tally> {
  const onStores = (env: Readonly<Record<string, string>>) =>
    runVitest(['--project=server', objectTests], env);
  const proof = isNight ? undefined : provedOnS3();
  if (proof !== undefined) {
    return onStores({ TEST_S3_SKIP_REASON: `it passed on a real server on ${proof.day} as it is` });
  }
  let wasReal = false;
  const tally = await withObjectServer((env) => {
    wasReal = (env['TEST_S3_ENDPOINT'] ?? process.env['TEST_S3_ENDPOINT']) !== undefined;
    return onStores(env);
  });
  if (wasReal && tally.failed === 0 && process.env['CI'] !== 'true') proveOnS3(new Date());
  return tally;
}

function everythingOnPostgres(): Promise<Tally> {
  return runVitest(['--project=server', ...[objectTests, ...withoutDatabase].map(excluding)], {
    ...onSystem(),
    // Wrong requests end before the database, which has met 100 for each endpoint in the step before.
    HOSTILE_REQUESTS: process.env['HOSTILE_REQUESTS'] ?? '40',
  });
}

/** One after the other: side by side a monitor that was starved heard no voice for a minute. */
async function packagesInBrowser(quiet: boolean): Promise<Tally> {
  const folders = globSync('packages/*/test-browser/playwright.config.ts', { cwd: root });
  const tallies: Tally[] = [];
  for (const config of folders) {
    tallies.push(await runPlaywright(dirname(config), browser(), { quiet }));
  }
  return sum(tallies);
}

/** Of these projects of e2e/playwright.config.ts. */
const journeys = (
  projects: readonly string[],
  given: { readonly quiet?: boolean; readonly workers?: number } = {},
): Promise<Tally> => runPlaywright('e2e', browser(), { ...given, projects });

function browser(): Record<string, string> {
  const path = chromium.find() ?? '';
  return { CHROMIUM: path, CHROMIUM_PATH: path };
}
