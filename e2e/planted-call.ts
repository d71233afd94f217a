import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { newLinkToken } from '../apps/server/src/features/interviews/links/index.ts';
import type { Product } from './product.ts';

const COMPANY = 1;

export type Seat = { readonly token: string; readonly page: string; readonly seatID: number };

/** A call that goes on, and somebody's link to each of its seats. */
export async function plantCall(owner: Client, people: number): Promise<Seat[]> {
  const { rows } = await owner.query(
    `insert into calls (company_id, title, starts_at, ends_at, created_at)
     values ($1, 'Load', now(), now() + interval '1 hour', now()) returning id::int`,
    [COMPANY],
  );
  const seats: Seat[] = [];
  for (let n = 0; n < people; n += 1) seats.push(await plantSeat(owner, rows[0].id, n));
  return seats;
}

async function plantSeat(owner: Client, callId: number, n: number): Promise<Seat> {
  const { token, hash } = newLinkToken(COMPANY);
  const { rows } = await owner.query(
    `with invited as (
       insert into call_invitations (company_id, call_id, email, name, role, token_hash, expires_at, created_at)
       values ($1, $2, $3, $4, 'interviewer', $5, now() + interval '2 hours', now()) returning id
     )
     insert into call_seats (company_id, call_id, invitation_id, name)
     select $1, $2, id, $4 from invited returning id::int`,
    [COMPANY, callId, `load-${randomUUID()}@example.com`, `Person ${n + 1}`, randomUUID()],
  );
  const seatID: number = rows[0].id;
  await owner.query(
    `insert into links (company_id, purpose, subject_id, token_hash, expires_at)
     values ($1, 'call-seat', $2, $3, now() + interval '2 hours')`,
    [COMPANY, seatID, hash],
  );
  return { token, page: randomUUID(), seatID };
}

/** Opens the page of somebody who is in the call already, as after a reload; or stands before its door. */
export async function openSeat(
  context: BrowserContext,
  baseUrl: string,
  { token }: Seat,
  { isInside = true }: { readonly isInside?: boolean } = {},
): Promise<Page> {
  await context.addInitScript(
    (text) => sessionStorage.setItem('candor.call.seat', text),
    JSON.stringify({ token, isInside }),
  );
  const page = await context.newPage();
  await page.goto(`${baseUrl}/call`);
  return page;
}

/** A call of this product that goes on. */
export async function plantCallOf(product: Product, people: number): Promise<Seat[]> {
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const owner = new Client(postgres.owner);
  await owner.connect();
  try {
    return await plantCall(owner, people);
  } finally {
    await owner.end();
    await postgres.stop();
  }
}
