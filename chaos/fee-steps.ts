import {
  beginFee,
  openBilling,
  payFee,
  resendFee,
} from '../apps/server/src/features/operations/billing/index.ts';
import type { Connection } from '../apps/server/src/platform/database/connection.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';

/** Before a transaction, after its work and before its commit, and after its commit. */
export const MOMENTS = 3;

/**
 * A database whose transactions are counted from 0; at each moment of each, `reached` is told its number. What the test
 * provider remembers is a transaction too.
 */
export function countedDatabase(db: Database, reached: (step: number) => Promise<void>): Database {
  let calls = 0;
  return {
    ...db,
    inCompany: async (companyId, work, options) => {
      const first = calls * MOMENTS;
      calls += 1;
      await reached(first);
      const done = await db.inCompany(
        companyId,
        async (tx) => {
          const result = await work(tx);
          await reached(first + 1);
          return result;
        },
        options,
      );
      await reached(first + 2);
      return done;
    },
  };
}

export type Payer = {
  readonly connection: Connection;
  /** Hexadecimal. */
  readonly personKey: string;
  readonly accountId: number;
  readonly intent: string;
};

export const openFor = (
  { connection, personKey }: Pick<Payer, 'connection' | 'personKey'>,
  maxConnections: number,
): Database =>
  openDatabase({ connection, maxConnections, personKey: Buffer.from(personKey, 'hex') });

const asked = (accountId: number) => ({
  ...{ accountId, fee: 'identity-check' as const, now: new Date() },
  client: { ip: '127.0.0.1', userAgent: null, requestId: 'chaos' },
});

const partsOf = (db: Database) => ({
  db,
  billing: openBilling({ BILLING: 'test', BILLING_CURRENCY: 'EUR', stripe: null }, db),
});

/** Begins a fee and pays it by a card that works. */
export async function payAll(db: Database, { accountId, intent }: Payer) {
  await beginFee(partsOf(db), asked(accountId), { provider: 'test', intent, country: 'NL' });
  return payFee(partsOf(db), asked(accountId), 'good');
}

/** What a page does that begins anew: asks how it ended, and pays where nothing had been charged. */
export async function payAgain(db: Database, { accountId, intent }: Payer) {
  const begun = { provider: 'test', intent, country: 'NL' } as const;
  await beginFee(partsOf(db), asked(accountId), begun);
  const { state } = await resendFee(partsOf(db), asked(accountId));
  return state === 'paid' ? state : (await payFee(partsOf(db), asked(accountId), 'good')).state;
}

/** A process that takes itself away with SIGKILL at the step `dies`; `last` is the step that it reached. */
export function dyingDatabase(db: Database, dies: number) {
  let last = 0;
  const counted = countedDatabase(db, async (step) => {
    last = step;
    if (step !== dies) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  });
  return { counted, last: () => last };
}
