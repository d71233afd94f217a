/** What a step of the test command found: tests of a runner, or checks counted one by one. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
    }),
    nothing,
  );
}

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
const secondTries = 2;

/** What a browser runner reports; a test is flaky when it failed first and passed on its second try. */
export type BrowserStats = {
  readonly expected: number;
  readonly unexpected: number;
  readonly flaky: number;
  readonly skipped: number;
};

export function browserTally({ expected, unexpected, flaky, skipped }: BrowserStats): Tally {
  const isForgiven = flaky <= secondTries;
  return {
    passed: expected + (isForgiven ? flaky : 0),
    failed: unexpected + (isForgiven ? 0 : flaky),
    skipped,
  };
}

/** The last line of the test command; machines read it. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
