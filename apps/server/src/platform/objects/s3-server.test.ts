import { expect, test } from 'vitest';
import { s3Endpoint, s3SkipReason } from './test-stores.ts';

// On a desk without an S3 server the suite runs on the folder alone; in CI that is a failure.
const mustRun = process.env['CI'] === 'true' && !s3SkipReason;

test.skipIf(!s3Endpoint && !mustRun)('the object store suite runs against a real S3 server', () => {
  expect(s3Endpoint).toMatch(/^https?:/);
});
