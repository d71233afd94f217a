import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import { type FileTime, type Suite, slowestLine, timesOfSuites } from './slowest-rules.ts';
import {
  type BrowserStats,
  browserTally,
  type EndedSuite,
  failedOfFile,
  failedOfSuites,
  judged,
  type Tally,
} from './tally-rules.ts';

type Environment = Readonly<Record<string, string>>;

/** Runs vitest with these arguments, which gives way to browsers; its output streams, its report is counted. */
export function runVitest(args: readonly string[], env: Environment = {}): Promise<Tally> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { exitCode } = await runCommand(['vitest', 'run', ...reporters, ...args], {
      env,
      givesWay: true,
    });
    return judged(readVitest(file), exitCode);
  });
}

type BrowserRun = {
  /** They tell all when they have ended. */
  readonly quiet?: boolean;
  /** All of the folder's where none is named. */
  readonly projects?: readonly string[];
  /** How many files at a time; as the config says where none is given. */
  readonly workers?: number;
};

/** Runs the browser tests of the folder that holds a playwright.config.ts. */
export function runPlaywright(
  folder: string,
  env: Environment,
  { quiet = false, projects = [], workers }: BrowserRun = {},
): Promise<Tally> {
  return withReport(async (file) => {
    const command = ['playwright', 'test', `--config=${folder}`, '--reporter=list,json'];
    const chosen = projects.map((name) => `--project=${name}`);
    // Each run clears its folder of what failed, so those of one config have one each.
    if (projects.length > 0) chosen.push(`--output=${join('test-results', projects.join('-'))}`);
    if (workers !== undefined) chosen.push(`--workers=${workers}`);
    const { exitCode, output } = await runCommand([...command, ...chosen], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      quiet,
    });
    if (quiet) console.log(output);
    return judged(readPlaywright(file), exitCode);
  });
}

async function withReport(run: (file: string) => Promise<Tally>): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readVitest(file: string): Tally | undefined {
  const report = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: readonly {
      name: string;
      status: string;
      startTime: number;
      endTime: number;
      assertionResults: readonly { status: string; fullName: string }[];
    }[];
  }>(file);
  if (!report) return undefined;
  nameSlowest(
    report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      milliseconds: endTime - startTime,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    named: report.testResults.flatMap(({ name, status, assertionResults }) =>
      failedOfFile({ file: relative(root, name), status, tests: assertionResults }),
    ),
  };
}

function readPlaywright(file: string): Tally | undefined {
  const report = readJson<{ stats: BrowserStats; suites: readonly (Suite & EndedSuite)[] }>(file);
  if (!report) return undefined;
  nameSlowest(timesOfSuites(report.suites));
  const { flaky } = report.stats;
  if (flaky > 0)
    console.log(`\n${flaky} browser tests passed on their second try only: mend them.`);
  return { ...browserTally(report.stats), named: failedOfSuites(report.suites) };
}

function nameSlowest(times: readonly FileTime[]): void {
  const line = slowestLine(times);
  if (line !== undefined) console.log(`\n${line}`);
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
