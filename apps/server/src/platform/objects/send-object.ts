import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from './attachment-rules.ts';
import {
  parseRange,
  resolveRange,
  type ObjectStore,
  ObjectStoreError,
  type ObjectStoreErrorCode,
} from '@candor/folder-store';

/** An object as a browser may have it: in ranges, in no cache, and doing nothing but play. */
export async function sendObject(
  store: Pick<ObjectStore, 'head' | 'read'>,
  { key, query }: { readonly key: string; readonly query: URLSearchParams },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const name = query.get('name');
  void reply.headers({
    'accept-ranges': 'bytes',
    // A face and a voice lie in no cache: not on the disk of a borrowed machine, not after a revoke.
    'cache-control': 'private, no-store',
    // Even a file that turned out to be a page must do nothing in our origin.
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': name === null ? 'inline' : attachment(name),
    'x-content-type-options': 'nosniff',
  });
  const { size, contentType, etag } = await store.head(key);
  // Whoever holds a part of other bytes, a compressed form of these too, gets all of them.
  const holds = request.headers['if-range'] ?? etag;
  const range = holds === etag ? parseRange(request.headers.range) : null;
  if (range && !resolveRange(range, size)) {
    void reply.header('content-range', `bytes */${size}`);
    throw new ObjectStoreError('InvalidRange', `The object has ${size} bytes`);
  }
  const { stream, start, length } = await store.read(key, range ?? undefined);
  if (range) {
    void reply.code(206).header('content-range', `bytes ${start}-${start + length - 1}/${size}`);
  }
  return reply.headers({ etag, 'content-length': length }).type(contentType).send(stream);
}

export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const statusOf: Readonly<Record<ObjectStoreErrorCode, number>> = {
  NoSuchUpload: 404,
  NoSuchKey: 404,
  InvalidKey: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  PartTooSmall: 400,
  PartTooLarge: 413,
  InvalidRange: 416,
  StorageUnavailable: 503,
};

export async function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const known = error instanceof ObjectStoreError || error instanceof HttpRefusal ? error : null;
  const statusCode =
    known instanceof ObjectStoreError ? statusOf[known.code] : (known?.status ?? 503);
  const code = known?.code ?? 'StorageUnavailable';
  const message = known?.message ?? 'The storage is not available';
  if (statusCode === 503) {
    request.log.error({ err: error }, 'object storage failed');
    void reply.header('retry-after', '5');
  }
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send({ success: false, statusCode, message, errors: [{ code, message }] });
}
