import { Readable } from 'node:stream';
import type { Endpoint, Output } from '@candor/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type Sent<T> = {
  /** What a client that lost the line names to get what it missed. */
  readonly id: number;
  readonly data: T;
};

export type Outlet<T> = {
  send(sent: Sent<T>): void;
  /** Ends the reply; whoever wants more asks again. */
  end(): void;
};

/** Begins to send, once the reply has begun, and gives how to stop. */
export type Feed<T> = (outlet: Outlet<T>) => () => void;

export type FeedOf<E extends Endpoint> = Feed<Output<E>>;

/** A line that is dead is noticed by the silence; a proxy ends none that speaks this often (nginx: after 60 s). */
const HEARTBEAT_MS = 15_000;

/** Whoever reads slower than this is hung up on: they name their last event and get the rest. In bytes. */
const MOST_UNREAD = 64 * 1024;

export type EventStreams = {
  open(reply: FastifyReply, feed: Feed<unknown>, check: (data: unknown) => void): FastifyReply;
  /** How many replies are open. */
  count(): number;
};

/** Server-sent events of this process: one heartbeat for all, and none outlives the server. */
export function createEventStreams(app: FastifyInstance): EventStreams {
  const lines = new Set<Readable>();
  const beat = setInterval(() => {
    for (const line of lines) push(line, ':\n\n');
  }, HEARTBEAT_MS).unref();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(beat);
    for (const line of lines) finish(line);
  });
  return {
    open(reply, feed, check) {
      const line = new Readable({ read: () => {} });
      lines.add(line);
      const stop = feed({
        send: ({ id, data }) => {
          check(data);
          push(line, `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
        },
        end: () => finish(line),
      });
      line.once('close', () => {
        lines.delete(line);
        stop();
      });
      // Asked for as the server stopped: it would be kept open by this one.
      if (isClosing) finish(line);
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          // Some proxies keep back what they could compress or collect.
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          // Idle after its end, it would hold up a server that stops.
          .header('connection', 'close')
          .send(line)
      );
    },
    count: () => lines.size,
  };
}

const ended = new WeakSet<Readable>();

function finish(line: Readable): void {
  if (ended.has(line) || line.destroyed) return;
  ended.add(line);
  line.push(null);
}

function push(line: Readable, text: string): void {
  if (ended.has(line) || line.destroyed) return;
  line.push(text);
  if (line.readableLength > MOST_UNREAD) line.destroy();
}
