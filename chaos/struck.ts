// What a process does in which payers wait, each at a moment of its own, until SIGKILL takes it with all of them.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import { countedDatabase, openFor } from './fee-steps.ts';
import type { Struck } from './strike.ts';

const CONNECTIONS = 2;

type Reached = (step: number) => Promise<void>;

/** One comes to its moment after the other. A moment that never comes (-1) is everybody's who is to pay in peace. */
export async function payUntilStruck<P extends Parameters<typeof openFor>[0]>(
  pay: (db: Database, payer: P) => Promise<unknown>,
): Promise<void> {
  const struck = JSON.parse(process.argv[2] ?? '[]') as readonly Struck<P>[];
  const [first] = struck;
  if (first === undefined) throw new Error('Nobody pays');
  const db = openFor(first.payer, CONNECTIONS * struck.length);
  for (const { payer, dies } of struck) {
    const moments = await payUntil(dies, (reached) => pay(countedDatabase(db, reached), payer));
    // At once: what waits to be printed would go with the process.
    if (dies < 0 || moments === null) writeSync(1, `${moments ?? 'held'}\n`);
  }
  flushCompileCache();
  if (struck.some(({ dies }) => dies >= 0)) process.kill(process.pid, 'SIGKILL');
  await db.close();
}

/** Null where it waits at its moment; otherwise the moments that there were. */
async function payUntil(
  dies: number,
  pay: (reached: Reached) => Promise<unknown>,
): Promise<number | null> {
  const held = Promise.withResolvers<null>();
  let last = 0;
  const reached = async (step: number) => {
    last = step;
    if (step !== dies) return;
    held.resolve(null);
    await new Promise(() => {});
  };
  return Promise.race([held.promise, pay(reached).then(() => last + 1)]);
}
