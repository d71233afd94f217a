import type { Readable } from 'node:stream';
import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  isObjectKey,
  type ByteRange,
  ObjectStoreError,
  type ObjectStore,
} from '@candor/folder-store';
import { attachment } from './attachment-rules.ts';
import { createS3Client, type S3Options } from './s3-client.ts';
import { s3Call } from './s3-errors.ts';
import { putToS3 } from './s3-put.ts';
import { createS3Uploads } from './s3-uploads.ts';

/** Objects in a bucket of an S3 service. `now` dates the signatures. */
export function createS3ObjectStore(
  options: S3Options & { readonly now?: () => Date },
): ObjectStore {
  const client = createS3Client(options);
  const uploads = createS3Uploads(client, options.bucket);
  return {
    ...uploads,
    createUpload: async (key, contentType) => {
      const input = { ...place(options.bucket, key), ContentType: contentType };
      const { UploadId } = await s3Call(() => client.send(new CreateMultipartUploadCommand(input)));
      if (!UploadId) throw new ObjectStoreError('StorageUnavailable', 'S3 gave no upload id');
      return UploadId;
    },
    // A service keeps nothing half-way but uploads, and those are listed.
    removeLeftovers: async () => {},
    ...signing(options),
    ...objects(client, options.bucket),
  };
}

function signing(
  options: S3Options & { readonly now?: () => Date },
): Pick<ObjectStore, 'signPart' | 'signPut' | 'signRead'> {
  // The host is signed too: the URL must be made for the address that the browser will use.
  const client = createS3Client(options, options.publicEndpoint ?? options.endpoint);
  const when = (expiresIn: number) => ({
    expiresIn,
    ...(options.now ? { signingDate: options.now() } : {}),
  });
  return {
    signPart: ({ key, uploadId, partNumber, contentLength, expiresInSeconds }) =>
      s3Call(() => {
        const command = new UploadPartCommand({
          ...place(options.bucket, key),
          UploadId: uploadId,
          PartNumber: partNumber,
          ...(contentLength === undefined ? {} : { ContentLength: contentLength }),
        });
        return getSignedUrl(client, command, when(expiresInSeconds));
      }),
    signPut: ({ key, contentLength, expiresInSeconds }) =>
      s3Call(() => {
        const input = { ...place(options.bucket, key), ContentLength: contentLength };
        return getSignedUrl(client, new PutObjectCommand(input), when(expiresInSeconds));
      }),
    signRead: (key, { expiresInSeconds, downloadName }) =>
      s3Call(() => {
        const command = new GetObjectCommand({
          ...place(options.bucket, key),
          ResponseCacheControl: 'private, no-store',
          ResponseContentDisposition:
            downloadName === undefined ? 'inline' : attachment(downloadName),
        });
        return getSignedUrl(client, command, when(expiresInSeconds));
      }),
  };
}

function objects(
  client: S3Client,
  bucket: string,
): Pick<ObjectStore, 'put' | 'read' | 'head' | 'remove'> {
  return {
    put: (key, body, contentType) =>
      s3Call(() => putToS3(client, { ...place(bucket, key), ContentType: contentType }, body)),
    read: (key, range) =>
      s3Call(async () => {
        const Range = range ? { Range: rangeHeader(range) } : {};
        const reply = await client.send(new GetObjectCommand({ ...place(bucket, key), ...Range }));
        // In Node the SDK's body is a Readable; its type also covers browsers.
        const stream = reply.Body as Readable;
        return { ...infoOf(reply), ...sliceOf(reply), stream };
      }),
    head: (key) =>
      s3Call(async () => {
        const reply = await client.send(new HeadObjectCommand(place(bucket, key)));
        return { ...infoOf(reply), size: reply.ContentLength ?? 0 };
      }),
    remove: (key) =>
      s3Call(async () => {
        await client.send(new DeleteObjectCommand(place(bucket, key)));
      }),
  };
}

function place(bucket: string, key: string) {
  if (!isObjectKey(key)) throw new ObjectStoreError('InvalidKey', 'Not a key');
  return { Bucket: bucket, Key: key };
}

function rangeHeader(range: ByteRange): string {
  if ('suffixLength' in range) return `bytes=-${range.suffixLength}`;
  return `bytes=${range.start}-${range.end ?? ''}`;
}

function infoOf(reply: { ContentType?: string | undefined; ETag?: string | undefined }) {
  return { contentType: reply.ContentType ?? 'application/octet-stream', etag: reply.ETag ?? '' };
}

function sliceOf({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput) {
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(ContentRange ?? '') ?? [];
  return {
    start: Number(start ?? 0),
    length: ContentLength,
    size: size === undefined ? ContentLength : Number(size),
  };
}
