import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

type Target = { readonly Bucket: string; readonly Key: string; readonly ContentType: string };

const PIECE_BYTES = 16 * 1024 * 1024;

/**
 * S3 wants the length before the first byte. A stream has none, so it goes up in pieces, one of them in
 * memory at a time, and becomes one object when all are there.
 */
export async function putToS3(
  client: S3Client,
  target: Target,
  body: Uint8Array | Readable,
): Promise<void> {
  if (body instanceof Uint8Array) {
    await client.send(new PutObjectCommand({ ...target, Body: body }));
    return;
  }
  const pieces = inPieces(body);
  const first = (await pieces.next()).value ?? new Uint8Array();
  const second = (await pieces.next()).value;
  if (second) await putPieces(client, target, { beginning: [first, second], rest: pieces });
  else await client.send(new PutObjectCommand({ ...target, Body: first }));
}

async function putPieces(
  client: S3Client,
  { Bucket, Key, ContentType }: Target,
  {
    beginning,
    rest,
  }: { readonly beginning: Uint8Array[]; readonly rest: AsyncIterable<Uint8Array> },
): Promise<void> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType }),
  );
  const upload = { Bucket, Key, UploadId };
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  const send = async (Body: Uint8Array) => {
    const PartNumber = parts.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    parts.push({ PartNumber, ETag });
  };
  try {
    for (const piece of beginning.splice(0)) await send(piece);
    for await (const piece of rest) await send(piece);
    await client.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }),
    );
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

async function* inPieces(stream: Readable): AsyncGenerator<Uint8Array, undefined> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    held.push(chunk);
    size += chunk.byteLength;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
