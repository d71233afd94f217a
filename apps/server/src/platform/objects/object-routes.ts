import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowSlowBody, type SlowBody } from '../http/body-time.ts';
import {
  type LocalObjectStore,
  OBJECTS_PATH,
  MAX_PART_NUMBER,
  ObjectStoreError,
} from '@candor/folder-store';
import { HttpRefusal, refuse, sendObject } from './send-object.ts';

export type ObjectRoutesOptions = {
  /** Most bytes of one part whose URL names no length. */
  readonly maxPartBytes?: number;
  /** How slowly a part may come in. */
  readonly slowBody?: SlowBody;
};

const DEFAULT_MAX_PART_BYTES = 64 * 1024 * 1024;
/** A part of 7 MB has 15 minutes: 8 kB a second. Its URL lives no longer. */
const SLOW_BODY: SlowBody = { idleMs: 30_000, totalMs: 900_000 };

/**
 * Serves the signed URLs of a local store. The signature is the only authority: no header of ours and
 * no cookie is looked at, and other origins get no CORS permission.
 */
export async function registerObjectRoutes(
  app: FastifyInstance,
  store: LocalObjectStore,
  options: ObjectRoutesOptions = {},
): Promise<void> {
  const { maxPartBytes = DEFAULT_MAX_PART_BYTES, slowBody = SLOW_BODY } = options;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays on the socket until its signature has been checked.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler((error, request, reply) => {
      // What is left of a body is read and dropped, so that the sender sees the answer; a body that
      // no part may have is not.
      const length = Number(request.headers['content-length'] ?? 0);
      if (length > maxPartBytes) void reply.header('connection', 'close');
      return refuse(error, request, reply);
    });
    scope.put(`${OBJECTS_PATH}*`, (request, reply) =>
      receivePart(store, { maxPartBytes, slowBody }, { request, reply }),
    );
    scope.get(`${OBJECTS_PATH}*`, { exposeHeadRoute: false }, (request, reply) =>
      sendObject(store, opened(store, request), { request, reply }),
    );
  });
}

async function receivePart(
  store: LocalObjectStore,
  { maxPartBytes, slowBody }: Required<ObjectRoutesOptions>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { key, query } = opened(store, request);
  const isWhole = query.get('whole') !== null;
  const partNumber = Number(query.get('partNumber'));
  if (
    !isWhole &&
    !(Number.isInteger(partNumber) && partNumber >= 1 && partNumber <= MAX_PART_NUMBER)
  ) {
    throw new HttpRefusal(400, 'InvalidPart', `Parts are numbered 1 to ${MAX_PART_NUMBER}`);
  }
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(length))
    throw new HttpRefusal(411, 'MissingContentLength', 'Say how long it is');
  const signed = query.get('length');
  if (signed !== null && length !== Number(signed)) {
    throw new HttpRefusal(403, 'SignatureDoesNotMatch', `The URL is for ${signed} bytes`);
  }
  if (length > maxPartBytes) {
    throw new ObjectStoreError('PartTooLarge', `A part has at most ${maxPartBytes} bytes`);
  }
  allowSlowBody(request, slowBody);
  void reply.header('cache-control', 'no-store');
  if (isWhole) {
    await store.put(key, request.raw, 'application/octet-stream');
    return reply.header('etag', (await store.head(key)).etag).send();
  }
  const { etag } = await store.uploads.writePart({
    key,
    uploadId: query.get('uploadId') ?? '',
    partNumber,
    body: request.raw,
    maxBytes: maxPartBytes,
  });
  return reply.header('etag', etag).send();
}

function opened(store: LocalObjectStore, request: FastifyRequest) {
  const url = store.openUrl(request.method, request.raw.url ?? '');
  if (!url) throw new HttpRefusal(403, 'SignatureDoesNotMatch', 'Wrong or expired signature');
  return url;
}
