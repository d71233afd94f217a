import { startRgw } from '../rgw/rgw.ts';
import { ceph } from './programs.ts';
import type { Tally } from './tally-rules.ts';

type Environment = Readonly<Record<string, string>>;

/** Runs the tests beside a real S3 server of this run's own, which TEST_S3_… name to them. */
export async function withObjectServer(
  runTests: (env: Environment) => Promise<Tally>,
): Promise<Tally> {
  // Someone's own server, or none: then the tests that need it say that they are left out.
  if (process.env['TEST_S3_ENDPOINT'] !== undefined || ceph.find() === undefined) {
    return runTests({});
  }
  const rgw = await startRgw();
  try {
    return await runTests(rgw.env);
  } finally {
    await rgw.stop();
  }
}
