import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  HeadObjectCommand,
  ListPartsCommand,
  type ListPartsCommandOutput,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import {
  multipartEtag,
  isKeyPrefix,
  isObjectKey,
  ObjectStoreError,
  type ObjectStore,
  type ObjectStoreErrorCode,
  type OpenUpload,
  type PartReference,
  type StoredPart,
  bareEtag,
  isAscending,
} from '@candor/folder-store';
import { s3Call } from './s3-errors.ts';

type S3Uploads = Pick<
  ObjectStore,
  'putPart' | 'listParts' | 'completeUpload' | 'abortUpload' | 'listUploads'
>;

export function createS3Uploads(client: S3Client, bucket: string): S3Uploads {
  const place = (key: string, uploadId: string) => {
    if (!isObjectKey(key)) throw new ObjectStoreError('InvalidKey', 'Not a key');
    return { Bucket: bucket, Key: key, UploadId: uploadId };
  };
  return {
    putPart: ({ key, uploadId, partNumber, body }) =>
      uploadCall(async () => {
        const input = { ...place(key, uploadId), PartNumber: partNumber, Body: body };
        const { ETag = '' } = await client.send(new UploadPartCommand(input));
        return { partNumber, etag: ETag, size: body.byteLength };
      }),
    listParts: (key, uploadId) => uploadCall(() => listParts(client, place(key, uploadId))),
    completeUpload: async (key, uploadId, parts) => {
      const upload = place(key, uploadId);
      if (parts.length === 0) throw new ObjectStoreError('InvalidPart', 'No part is named');
      // AWS refuses it by itself; Ceph 16 would sort them.
      if (!isAscending(parts)) throw new ObjectStoreError('InvalidPartOrder', 'Name them in order');
      try {
        return await uploadCall(() => complete(client, upload, parts));
      } catch (error) {
        if (!(error instanceof ObjectStoreError) || !unclear.has(error.code)) throw error;
        // The reply was lost, or this is a repetition, which services answer in different ways: the
        // object that is there tells. Ceph 16 answers 500 to an upload that it does not know.
        const etag = multipartEtag(parts);
        if ((await etagOf(client, bucket, key)) === etag) return { etag };
        await uploadCall(() => listParts(client, upload));
        throw error;
      }
    },
    abortUpload: async (key, uploadId) => {
      const upload = place(key, uploadId);
      try {
        await uploadCall(() => client.send(new AbortMultipartUploadCommand(upload)));
      } catch (error) {
        if (!(error instanceof ObjectStoreError && error.code === 'NoSuchUpload')) throw error;
      }
    },
    listUploads: (prefix) => {
      if (!isKeyPrefix(prefix)) throw new ObjectStoreError('InvalidKey', 'Not the start of a key');
      return s3Call(() => listUploads(client, bucket, prefix));
    },
  };
}

const unclear: ReadonlySet<ObjectStoreErrorCode> = new Set(['NoSuchUpload', 'StorageUnavailable']);

/** To Ceph 16 an upload that is not there is a key that is not there. */
async function uploadCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await s3Call(call);
  } catch (error) {
    if (!(error instanceof ObjectStoreError && error.code === 'NoSuchKey')) throw error;
    throw new ObjectStoreError('NoSuchUpload', error.message, error.cause);
  }
}

async function listParts(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
): Promise<StoredPart[]> {
  const found: StoredPart[] = [];
  // By hand: the SDK's paginator goes by the marker, which Ceph also gives with a last page.
  let page: ListPartsCommandOutput | undefined;
  do {
    const after = page ? { PartNumberMarker: page.NextPartNumberMarker } : {};
    page = await client.send(new ListPartsCommand({ ...upload, ...after }));
    for (const { PartNumber = 0, ETag = '', Size = 0 } of page.Parts ?? []) {
      found.push({ partNumber: PartNumber, etag: ETag, size: Size });
    }
  } while (page.IsTruncated);
  return found;
}

async function complete(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
  parts: readonly PartReference[],
): Promise<{ etag: string }> {
  const Parts = parts.map(({ partNumber, etag }) => ({
    PartNumber: partNumber,
    ETag: `"${bareEtag(etag)}"`,
  }));
  const reply = await client.send(
    new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
  );
  // Ceph 16 answers with an empty ETag.
  const etag = bareEtag(reply.ETag ?? '');
  return { etag: etag === '' ? multipartEtag(parts) : `"${etag}"` };
}

async function etagOf(client: S3Client, bucket: string, key: string): Promise<string | null> {
  try {
    const reply = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return reply.ETag ?? null;
  } catch {
    return null;
  }
}

async function listUploads(
  client: S3Client,
  bucket: string,
  prefix: string,
): Promise<OpenUpload[]> {
  const found: OpenUpload[] = [];
  let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
  while (after) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...after }),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key && UploadId) {
        found.push({ key: Key, uploadId: UploadId, startedAt: Initiated ?? new Date(0) });
      }
    }
    after = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : null;
  }
  return found;
}
