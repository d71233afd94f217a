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

/** The rest of a file whose download broke: counted in its own bytes. */
const isPart = (reply: FastifyReply): boolean => reply.statusCode === 206;

/**
 * A file of the store is named by its bytes, and a download goes on with the rest of them. Its compressed form says the
 * same in others: it gets a weak name, with which no download goes on.
 */
function nameWeakly(reply: FastifyReply): void {
  const etag = String(reply.getHeader('etag') ?? '');
  if (!reply.hasHeader('content-encoding') || !etag.startsWith('"')) return;
  void reply.header('etag', `W/${etag}`).removeHeader('accept-ranges');
}

/**
 * Replies go compressed to whoever takes it (docs/decisions/0421). Bodies that come compressed are refused as before:
 * a small one can be a large one inside.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, body) => {
    if (!isWorthIt(reply)) return body;
    // What it would do to these, the compressor leaves for this header alone.
    if (isPart(reply) || (await beginsAsCompressed(body))) request.headers[asItIs] = 'yes';
    return body;
  });
  await app.register(compress, {
    globalDecompression: false,
    customTypes: worthIt,
    encodings: ['br', 'gzip'],
    threshold: LEAST,
  });
  // After the compressor, which is of each route too: only then it is known which form a reply has.
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? []].flat().concat(async (_request, reply, body) => {
      nameWeakly(reply);
      return body;
    });
  });
}
