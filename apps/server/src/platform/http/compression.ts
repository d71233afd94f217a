import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * What people read: data, pages and tables. Not `text/event-stream`, which is sent on at once, nor media and archives,
 * which are compressed by themselves; the files of the pages lie compressed beside themselves.
 */
const worthIt = /^(?:application\/json|text\/(?:html|csv|plain|calendar)|image\/svg\+xml)(?:;|$)/;

/** In bytes: less is one packet of a network anyway, and so is every save of an answer. */
const LEAST = 1400;

/**
 * Replies go compressed to whoever takes it (docs/decisions/0421). Bodies that come compressed are refused as before:
 * a small one can be a large one inside.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    customTypes: worthIt,
    encodings: ['br', 'gzip'],
    threshold: LEAST,
  });
}
