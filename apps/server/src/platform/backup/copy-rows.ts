import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** What pg's own connection can do besides what its types tell: the messages of COPY. */
type CopyingConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(why: string): void;
};

/** What pg's client calls of the query that is under way. */
type CopyQuery = Submittable & {
  handleCopyInResponse(connection: CopyingConnection): void;
  handleCopyData(message: { readonly chunk: Buffer }, connection: CopyingConnection): void;
  handleCommandComplete(message: { readonly text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: Error): void;
};

/** `COPY 12`: how many rows went. */
const rowsOf = (tag: string): number => Number(/^COPY (\d+)$/.exec(tag)?.[1] ?? 0);

/** `copy … to stdout`. The rows as PostgreSQL writes them; `rows` resolves with how many there were. */
export function copyOut(client: Client, statement: string) {
  const counted = Promise.withResolvers<number>();
  // Whoever reads the stream hears of it there.
  counted.promise.catch(() => {});
  let socket: CopyingConnection['stream'] | null = null;
  const stream = new Readable({ read: () => void socket?.resume() });
  let tag = '';
  let failure: Error | null = null;
  const query: CopyQuery = {
    submit: (connection) => {
      socket = connection.stream;
      connection.query(statement);
    },
    handleCopyInResponse: (connection) => connection.sendCopyFail('Rows were to come out'),
    handleCopyData: ({ chunk }, connection) => {
      // Copied: the connection uses its buffer again.
      if (!stream.push(Buffer.from(chunk))) connection.stream.pause();
    },
    handleCommandComplete: ({ text }) => void (tag = text),
    handleReadyForQuery: () => {
      if (failure !== null) return;
      counted.resolve(rowsOf(tag));
      stream.push(null);
    },
    handleError: (error) => {
      failure = error;
      counted.reject(error);
      stream.destroy(error);
    },
  };
  client.query(query);
  return { stream, rows: counted.promise };
}

/** `copy … from stdin`. Gives how many rows were taken. */
export function copyIn(client: Client, statement: string, source: Readable): Promise<number> {
  const done = Promise.withResolvers<number>();
  let tag = '';
  let failure: Error | null = null;
  const query: CopyQuery = {
    submit: (connection) => connection.query(statement),
    handleCopyInResponse: (connection) => void send(connection, source),
    handleCopyData: () => {},
    handleCommandComplete: ({ text }) => void (tag = text),
    handleReadyForQuery: () => {
      if (failure === null) done.resolve(rowsOf(tag));
      else done.reject(failure);
    },
    // The connection is ready for the next query a message later.
    handleError: (error) => void (failure = error),
  };
  client.query(query);
  return done.promise;
}

async function send(connection: CopyingConnection, source: Readable): Promise<void> {
  try {
    for await (const chunk of source) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail(String(error));
  }
}
