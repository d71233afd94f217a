import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type SlowBody = {
  /** Longest silence of the sender. */
  readonly idleMs: number;
  /** Longest time from now until its last byte. */
  readonly totalMs: number;
};

const watched = new WeakMap<FastifyRequest, (slow: SlowBody) => void>();

/**
 * Gives every request `totalMs` to send its body; a sender that is slower is cut off, so that nobody
 * holds connections by dripping. Node's own `requestTimeout` does the same, but cannot tell an upload
 * on a slow line from a drip: it must be off. Headers are under Node's `headersTimeout` all the same.
 */
export function registerBodyTime(server: FastifyInstance, totalMs: number): void {
  server.addHook('onRequest', async (request) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || lengthOf(raw.headers) > 0;
    const { socket } = raw;
    // What a test injects comes over no line.
    if (!hasBody || !(socket instanceof Socket)) return;
    const cut = () => {
      // As Node says it; the body's reader sees a connection that broke.
      if (socket.writable)
        socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      socket.destroySoon();
    };
    let timer = setTimeout(cut, totalMs);
    watched.set(request, (slow) => {
      clearTimeout(timer);
      timer = setTimeout(cut, slow.totalMs);
      // Heard on the request: Node destroys a silent socket that no request answers for.
      raw.once('timeout', cut);
      socket.setTimeout(slow.idleMs);
    });
    const finish = () => {
      clearTimeout(timer);
      if (watched.delete(request)) socket.setTimeout(0);
    };
    raw.once('end', finish);
    raw.once('close', finish);
  });
}

/**
 * Lets this request, whose sender has proved to be one, send its body as slowly as its line is. To be
 * called before the body is read.
 */
export function allowSlowBody(request: FastifyRequest, slow: SlowBody): void {
  watched.get(request)?.(slow);
}

function lengthOf(headers: { 'content-length'?: string | undefined }): number {
  return Number(headers['content-length'] ?? 0);
}
