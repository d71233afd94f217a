// npm run storage:prepare -- https://app.example.org …
// Makes the bucket that S3_* name and lets pages of these origins upload to it. May be repeated.
import { prepareS3Bucket } from './s3-bucket.ts';

const { env } = process;
const bucket = env['S3_BUCKET'];
const origins = process.argv.slice(2);
if (!bucket || origins.length === 0) {
  console.error(
    'Set S3_BUCKET (and S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY) and name the origins.',
  );
  process.exit(2);
}
const [accessKeyId, secretAccessKey] = [env['S3_ACCESS_KEY_ID'], env['S3_SECRET_ACCESS_KEY']];
await prepareS3Bucket(
  {
    endpoint: env['S3_ENDPOINT'],
    region: env['S3_REGION'] ?? 'us-east-1',
    bucket,
    forcePathStyle: env['S3_FORCE_PATH_STYLE'] !== 'no',
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  },
  origins,
);
console.log(`Bucket ${bucket} takes uploads from ${origins.join(', ')}.`);
