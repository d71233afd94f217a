import { CreateBucketCommand, PutBucketCorsCommand } from '@aws-sdk/client-s3';
import { createS3Client, type S3Options } from './s3-client.ts';
import { s3Call } from './s3-errors.ts';

/**
 * Makes the bucket, if it is not there, and lets pages of these origins PUT parts and read their ETag,
 * without which no upload can be completed.
 */
export async function prepareS3Bucket(
  options: S3Options,
  allowedOrigins: readonly string[],
): Promise<void> {
  const client = createS3Client(options);
  const Bucket = options.bucket;
  await s3Call(async () => {
    try {
      await client.send(new CreateBucketCommand({ Bucket }));
    } catch (error) {
      if (!(error instanceof Error && error.name === 'BucketAlreadyOwnedByYou')) throw error;
    }
    await client.send(
      new PutBucketCorsCommand({
        Bucket,
        CORSConfiguration: {
          CORSRules: [
            {
              AllowedOrigins: [...allowedOrigins],
              AllowedMethods: ['PUT', 'GET'],
              AllowedHeaders: ['content-type', 'range'],
              ExposeHeaders: ['ETag', 'Content-Range', 'Accept-Ranges'],
              MaxAgeSeconds: 3600,
            },
          ],
        },
      }),
    );
  });
  client.destroy();
}
