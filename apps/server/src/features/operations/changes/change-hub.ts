import { setTimeout as pause } from 'node:timers/promises';
import { backoffMs } from '@candor/outbox/backoff-rules';
import type { Database } from '../../../platform/database/database.ts';
import { listen, type Listener } from '../../../platform/database/listen.ts';
import { type Change, MOST_FAILURES, retries } from './change-rules.ts';
import { findChanges } from './change-store.ts';

export type Subscriber = {
  readonly hear: (change: Change) => void;
  /** This node does not hear any more: the line is of no use until it does. */
  readonly deaf: () => void;
};

export type ChangeHub = {
  /** Rejects where this node cannot hear now. */
  subscribe(subscriber: Subscriber): Promise<() => void>;
  stop(): Promise<void>;
};

type Parts = {
  readonly db: Database;
  readonly onProblem: (problem: unknown) => void;
};

/** What the database says that changed, once a node, for all the streams that are open on it. */
export function createChangeHub({ db, onProblem }: Parts): ChangeHub {
  const subscribers = new Set<Subscriber>();
  let listener: Listener | undefined;
  let told: number[] = [];
  let reading = false;
  const stopping = new AbortController();

  const publish = (changes: readonly Change[]): void => {
    for (const change of changes) for (const one of subscribers) one.hear(change);
  };

  /** Who holds a stream comes again, names its last change and is told what came between. */
  const goDeaf = (): void => {
    for (const one of [...subscribers]) one.deaf();
  };

  /** Many ids at once are one query, which a database gets some tries for: hanging up on everybody costs it more. */
  const readTold = async (): Promise<void> => {
    if (reading) return;
    reading = true;
    for (let failures = 0; told.length > 0 && !stopping.signal.aborted; ) {
      const ids = told;
      told = [];
      try {
        publish(await findChanges(db, ids));
        failures = 0;
      } catch (error) {
        onProblem(error);
        failures += 1;
        if (failures === MOST_FAILURES) goDeaf();
        else told = [...ids, ...told];
        await pause(backoffMs(failures, Math.random(), retries));
      }
    }
    reading = false;
  };

  const start = (): Listener =>
    listen({
      connection: db.connection,
      channel: 'candor_changes',
      onNotice: (payload) => {
        told.push(Number(payload));
        void readTold();
      },
      onDeaf: goDeaf,
    });

  return {
    async subscribe(subscriber) {
      // The first who wants to hear: a node on which nobody looks holds no connection for it.
      listener ??= start();
      await listener.ready();
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    stop: async () => {
      stopping.abort();
      await listener?.stop();
    },
  };
}
