import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { Client as PgClient } from 'pg';
import {
  createAccount,
  createMembership,
} from '../apps/server/src/features/people/accounts/index.ts';
import { createLink } from '../apps/server/src/features/interviews/links/index.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Demo, Product } from '../e2e/product.ts';

/** The demo's own company is the first one. */
const COMPANY = 1;

export type Reply = { readonly status: number; readonly code: string; readonly data: Data };
// What a reply says is known by whoever asks.
// oxlint-disable-next-line typescript/no-explicit-any -- replies of several endpoints
type Data = any;

export type Studio = {
  readonly owner: Client;
  readonly colleagues: (count: number) => Promise<number[]>;
  /** Somebody new is asked to pick a time at which each of these pools has somebody free. */
  readonly ask: (
    pools: readonly (readonly number[])[],
    wish?: object,
  ) => Promise<{ readonly id: number; readonly token: string; readonly email: string }>;
  readonly call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;
  readonly close: () => Promise<void>;
};

/** What live interviews need, in the company of a running product: a job, people with hours, candidates. */
export async function openStudio(product: Product): Promise<Studio> {
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const db = openDatabase({ connection: postgres.app, maxConnections: 2 });
  const owner = new PgClient(postgres.owner);
  await owner.connect();
  const call = await signedIn(product.baseUrl, demoOf(product));
  const { rows } = await owner.query(
    `select id::int from jobs where company_id = $1 and status = 'open' order by id limit 1`,
    [COMPANY],
  );
  const jobId = rows[0].id;
  return {
    ...{ owner, call },
    colleagues: (count) => plantColleagues(db, owner, count),
    ask: async (pools, wish = {}) => {
      const email = `talk-${crypto.randomUUID()}@example.com`;
      const person = { firstName: 'Load', lastName: 'Person', email };
      const added = await call('POST', `/api/pipeline/jobs/${jobId}/applications`, person);
      const { applicationID } = added.data;
      const asked = await call('POST', '/api/live-interviews', bodyOf(applicationID, pools, wish));
      const id = Number(asked.data.interviewScheduleIDs[0]);
      return { id, email, token: await linkTo(db, id) };
    },
    close: async () => {
      await Promise.all([db.close(), owner.end()]);
      await postgres.stop();
    },
  };
}

const DAY_MS = 86_400_000;
const lastDay = () => new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);

const bodyOf = (
  applicationID: number,
  pools: readonly (readonly number[])[],
  wish: object,
): object => ({
  ...{ requestKey: crypto.randomUUID(), applicationID, beginning: 'candidate-picks', message: '' },
  place: { kind: 'link', text: 'https://meet.example.com/room' },
  rounds: [
    {
      ...{ kind: 'panel', minutes: 60, bufferBefore: 0, bufferAfter: 0, noticeHours: 1 },
      ...{ lastDay: lastDay(), timeZone: 'Europe/Oslo' },
      seats: pools.map((pool) => ({ people: pool.map((accountID) => ({ accountID })) })),
      ...wish,
    },
  ],
});

const demoOf = (product: Product): Demo =>
  JSON.parse(readFileSync(join(product.dataDir, 'demo.json'), 'utf8')) as Demo;

/** As the company's admin. */
async function signedIn(baseUrl: string, { accounts }: Demo): Promise<Studio['call']> {
  const admin = accounts.find(({ role }) => role === 'COMPANY_ADMIN');
  const body = { email: admin?.email, password: admin?.password, type: 'company' };
  const { data } = await send(baseUrl, { method: 'POST', path: '/api/accounts/sign-in', body });
  const headers = { authorization: `Bearer ${data.token}` };
  return (method, path, asked) =>
    send(baseUrl, { method, path, headers, ...(asked && { body: asked }) });
}

type Sent = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

/** Status 0: no answer came. */
export async function send(
  baseUrl: string,
  { method, path, headers = {}, body }: Sent,
): Promise<Reply> {
  try {
    const reply = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const envelope = await reply.json();
    return { status: reply.status, code: envelope.errors?.[0]?.code ?? '', data: envelope.data };
  } catch {
    return { status: 0, code: '', data: undefined };
  }
}

const linkTo = async (db: Database, subjectId: number): Promise<string> => {
  const expiresAt = new Date(Date.now() + 90 * DAY_MS);
  const link = { companyId: COMPANY, purpose: 'appointment', subjectId, expiresAt } as const;
  return (await db.inCompany(COMPANY, (tx) => createLink(tx, link))).token;
};

/** Members who can at any hour of any day. */
async function plantColleagues(db: Database, owner: Client, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `sits-${crypto.randomUUID()}@example.com`;
    const person = { email, firstName: 'Sitting', lastName: `Number ${n}`, passwordHash: null };
    const accountId = await db.global((tx) =>
      createAccount(tx, { ...person, userTypes: ['COMPANY_USER'] }),
    );
    await db.inCompany(COMPANY, (tx) =>
      createMembership(tx, { companyId: COMPANY, accountId, role: 'COMPANY_USER' }),
    );
    ids.push(accountId);
  }
  await owner.query(
    `insert into availability (account_id, revision, time_zone, weekly, exceptions, notice_hours, updated_at)
     select id, 1, 'Europe/Oslo', $2, '[]', 0, now() from unnest($1::bigint[]) as id`,
    [ids, JSON.stringify(Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]))],
  );
  return ids;
}
