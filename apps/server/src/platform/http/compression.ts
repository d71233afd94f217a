import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { beginsAsCompressed } from './first-bytes.ts';

/**
 * What people read: data, pages and tables. Not `text/event-stream`, which is sent on at once, nor media and archives,
 * which are compressed by themselves; the files of the pages lie compressed beside themselves.
 */
const worthIt = /^(?:application\/json|text\/(?:html|csv|plain|calendar)|image\/svg\+xml)(?:;|$)/;

/** In bytes: less is one packet of a network anyway, and so is every save of an answer. */
const LEAST = 1400;

const asItIs = 'x-no-compression';

const isWorthIt = (reply: FastifyReply): boolean =>
  worthIt.test(String(reply.getHeader('content-type') ?? 'application/json'));

/**
 * A file of the store: its ETag is that of its bytes, and a download that broke goes on with the rest of them, so it has
 * one form alone.
 */
const isNamed = (reply: FastifyReply): boolean => reply.hasHeader('etag');

/**
 * Replies go compressed to whoever takes it (docs/decisions/0421). Bodies that come compressed are refused as before:
 * a small one can be a large one inside.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, body) => {
    if (!isWorthIt(reply)) return body;
    // What it would do to these, the compressor leaves for this header alone.
    if (isNamed(reply) || (await beginsAsCompressed(body))) request.headers[asItIs] = 'yes';
    return body;
  });
  await app.register(compress, {
    globalDecompression: false,
    customTypes: worthIt,
    encodings: ['br', 'gzip'],
    threshold: LEAST,
  });
}
