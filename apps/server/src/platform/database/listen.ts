import { backoffMs } from '@candor/outbox/backoff-rules';
import { Client } from 'pg';
import type { Connection } from './connection.ts';

export type Listener = {
  /** Rejects where it does not listen now; it goes on trying by itself. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  readonly connection: Connection;
  readonly channel: string;
  readonly onNotice: (payload: string) => void;
  /** What is said from now on is not heard, until `ready` resolves again. */
  readonly onDeaf: () => void;
};

const limits = { firstPauseMs: 500, longestPauseMs: 30_000 };
/** A connection that a firewall forgot says nothing for ever; it is asked whether it lives. */
const ASK_MS = 30_000;

/**
 * LISTEN on a connection of its own: a pool's would hear nothing while it is lent out. A pooler in front of the
 * database that lends connections by transaction does not pass notices on.
 */
export function listen({ connection, channel, onNotice, onDeaf }: Options): Listener {
  let isStopped = false;
  let failures = 0;
  let pause: NodeJS.Timeout | undefined;
  let current: Client | undefined;
  let opening = open();

  async function open(): Promise<void> {
    const client = await beginToListen(connection, channel, {
      onNotice,
      onEnd: () => {
        // One that never listened is told of by its opening.
        if (current === undefined) return;
        current = undefined;
        onDeaf();
        again();
      },
    });
    if (isStopped) return await client.end();
    failures = 0;
    current = client;
  }

  function again(): void {
    if (isStopped || pause !== undefined) return;
    failures += 1;
    pause = setTimeout(
      () => {
        pause = undefined;
        opening = open();
        opening.catch(again);
      },
      backoffMs(failures, Math.random(), limits),
    ).unref();
  }

  opening.catch(again);
  return {
    ready: async () => {
      await opening;
      if (current === undefined) throw new Error(`Nobody listens on ${channel}`);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(pause);
      await opening.catch(() => {});
      await current?.end();
    },
  };
}

async function beginToListen(
  connection: Connection,
  channel: string,
  { onNotice, onEnd }: { readonly onNotice: Options['onNotice']; readonly onEnd: () => void },
): Promise<Client> {
  const client = new Client({
    ...connection,
    application_name: 'candor-listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  let asking: NodeJS.Timeout | undefined;
  let hasEnded = false;
  client.once('end', () => {
    hasEnded = true;
    clearInterval(asking);
    onEnd();
  });
  client.on('error', () => {});
  client.on('notification', ({ payload }) => onNotice(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    if (hasEnded) throw new Error(`The connection ended as it began to listen on ${channel}`);
  } catch (error) {
    // Not one of those that stay, each with a place of the database.
    await client.end().catch(() => {});
    throw error;
  }
  asking = setInterval(() => {
    client.query('select 1').catch(() => void client.end().catch(() => {}));
  }, ASK_MS).unref();
  return client;
}
