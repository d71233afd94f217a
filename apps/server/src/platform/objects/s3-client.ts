import { S3Client } from '@aws-sdk/client-s3';

export type S3Options = {
  /** Of any S3 service; AWS's own when absent. */
  readonly endpoint?: string | undefined;
  /** What browsers reach, where it is another address than the server's. Signed URLs name it. */
  readonly publicEndpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Taken from the environment by AWS's rules (role of the machine, …) when absent. */
  readonly credentials?:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
  /** `host/bucket/key` instead of `bucket.host/key`; most services but AWS need it. */
  readonly forcePathStyle?: boolean | undefined;
};

export function createS3Client(options: S3Options, endpoint = options.endpoint): S3Client {
  return new S3Client({
    region: options.region,
    forcePathStyle: options.forcePathStyle ?? false,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(options.credentials ? { credentials: options.credentials } : {}),
    // Otherwise every presigned PUT carries the checksum of an empty body, and is refused.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 60_000 },
  });
}
