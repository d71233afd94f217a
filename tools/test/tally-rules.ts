/** What a step of the test command found: tests of a runner, or checks counted one by one. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How many of those that passed needed their second try. */
  readonly secondTries?: number;
  /** Which ones failed, where a runner names them: a log is often cut to its end. */
  readonly named?: readonly string[];
};

const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
      ...secondTriesOf((total.secondTries ?? 0) + (tally.secondTries ?? 0)),
      ...namedOf([...(total.named ?? []), ...(tally.named ?? [])]),
    }),
    nothing,
  );
}

const namedOf = (named: readonly string[]) => (named.length === 0 ? {} : { named });
const secondTriesOf = (secondTries: number) => (secondTries === 0 ? {} : { secondTries });

/**
 * A runner that ends badly without a failed test (a file that does not load, an error after the
 * last test) or that ran nothing at all is a failure, whatever its report says.
 */
export function judged(report: Tally | undefined, exitCode: number): Tally {
  const tally = report ?? nothing;
  const empty = tally.passed + tally.failed + tally.skipped === 0;
  return tally.failed === 0 && (exitCode !== 0 || empty) ? { ...tally, failed: 1 } : tally;
}

/** Of all browser tests of a run, how many may need their second try (docs/decisions/0143). */
const forgiven = 2;

/** What a whole run has come to: with one second try more than are forgiven, all that needed one have failed. */
export function wholeRun({ secondTries = 0, ...tally }: Tally): Tally {
  const failed = secondTries <= forgiven ? 0 : secondTries;
  return { ...tally, passed: tally.passed - failed, failed: tally.failed + failed };
}

/** What a browser runner reports; a test is flaky when it failed first and passed on its second try. */
export type BrowserStats = {
  readonly expected: number;
  readonly unexpected: number;
  readonly flaky: number;
  readonly skipped: number;
};

export function browserTally({ expected, unexpected, flaky, skipped }: BrowserStats): Tally {
  const passed = expected + flaky;
  return { passed, failed: unexpected, skipped, ...secondTriesOf(flaky) };
}

type EndedFile = {
  readonly file: string;
  readonly status: string;
  readonly tests: readonly { readonly status: string; readonly fullName: string }[];
};

/** Each test that failed; the file itself where it failed without one, as where it does not load. */
export function failedOfFile({ file, status, tests }: EndedFile): string[] {
  const failed = tests.filter((one) => one.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [file] : [];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

/** The part of Playwright's JSON report that says how each test ended; suites hold suites. */
export type EndedSuite = {
  readonly suites?: readonly EndedSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
};

/** Those that failed, and those that passed on a second try. */
export const failedOfSuites = (suites: readonly EndedSuite[]): string[] =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => /^(unexpected|flaky)$/.test(status)))
      .map(({ file, title, tests }) => `${file}: ${title} (${tests[0]?.status})`),
    ...failedOfSuites(suite.suites ?? []),
  ]);

/** The last line of the test command; machines read it. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
