import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, type Product } from '../e2e/product.ts';
import { openStudio, send, type Studio } from './appointments.ts';
import { randomFrom } from './interviews.ts';

const HOUR_MS = 3_600_000;
/** The server dies within so many milliseconds after the pick was sent; every other time after it was answered. */
const KILL_WITHIN_MS = 600;
const KILL_AFTER_MS = 200;
const PATIENCE_MS = 90_000;

export type Settings = { readonly kills: number; readonly seed: number };

/**
 * A candidate picks a time, and the server is killed before, in or after the transaction that books it and posts the
 * mails. Booked means that the candidate and who sits there have their mail, once; not booked means that nobody has.
 */
export async function runD8Mails({ kills, seed }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
  const seen = {
    kills: 0,
    acknowledged: 0,
    booked: 0,
    missing: 0,
    twice: 0,
    unfounded: 0,
    lost: 0,
  };
  try {
    for (let n = 0; n < kills; n += 1) await killOnce(product, { n, random, seen });
    console.log(JSON.stringify({ experiment: 'D8-mails', seed, ...seen }));
    return seen.missing + seen.twice + seen.unfounded + seen.lost === 0;
  } finally {
    await product.dispose();
  }
}

type Round = {
  readonly n: number;
  readonly random: () => number;
  readonly seen: Record<
    'kills' | 'acknowledged' | 'booked' | 'missing' | 'twice' | 'unfounded' | 'lost',
    number
  >;
};

async function killOnce(product: Product, { n, random, seen }: Round): Promise<void> {
  const asked = await inStudio(product, async (studio) => {
    const [accountId = 0] = await studio.colleagues(1);
    const { id, token, email } = await studio.ask([[accountId]]);
    const { rows } = await studio.owner.query('select email from accounts where id = $1', [
      accountId,
    ]);
    return { id, token, readers: [email, String(rows[0].email)] };
  });
  const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS + 3 + n) * HOUR_MS).toISOString();
  const body = { token: asked.token, revision: 2, startsAt, timeZone: 'UTC', reason: '', note: '' };
  const picking = send(product.baseUrl, { method: 'POST', path: '/api/appointment/pick', body });
  if (n % 2 === 0) {
    await picking;
    await pause(random() * KILL_AFTER_MS);
  } else await pause(random() * KILL_WITHIN_MS);
  await product.kill();
  const isAcknowledged = (await picking).status === 200;
  await product.start();
  const isBooked = await inStudio(product, async ({ owner }) => {
    const { rows } = await owner.query('select state from appointments where schedule_id = $1', [
      asked.id,
    ]);
    return rows[0].state === 'booked';
  });
  seen.kills += 1;
  seen.acknowledged += Number(isAcknowledged);
  seen.booked += Number(isBooked);
  seen.lost += Number(isAcknowledged && !isBooked);
  for (const reader of asked.readers) {
    const mails = await bookedMails(product, reader, isBooked ? 1 : 0);
    if (!isBooked) seen.unfounded += mails;
    else if (mails === 0) seen.missing += 1;
    else if (mails > 1) seen.twice += 1;
  }
}

async function inStudio<T>(product: Product, work: (studio: Studio) => Promise<T>): Promise<T> {
  const studio = await openStudio(product);
  try {
    return await work(studio);
  } finally {
    await studio.close();
  }
}

/** How many mails with a calendar entry this address has; waited for until there are as many, and a moment longer. */
async function bookedMails(product: Product, to: string, expected: number): Promise<number> {
  const folder = join(product.dataDir, 'mailbox');
  const count = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
      .filter((mail) => mail.to === to && mail.calendar?.method === 'REQUEST').length;
  const until = performance.now() + PATIENCE_MS;
  while (count() < expected && performance.now() < until) await pause(100);
  await pause(1500);
  return count();
}
