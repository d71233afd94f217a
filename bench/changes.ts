// npm run bench:changes: what open event streams cost the server that saves answers, beside the same saves without
// them in the same run. About three minutes.
import { contract } from '@candor/contract';
import { Agent, get, type IncomingMessage } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type PoolConfig, Pool } from 'pg';
import {
  createAccount,
  createMembership,
  hashPassword,
} from '../apps/server/src/features/people/accounts/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { inviteMany } from '../chaos/interviews.ts';
import { startProduct } from '../e2e/product.ts';
import { type Candidate, nextAnswer, startAll } from './candidates.ts';
import { percentile, sender } from './load.ts';
import { processorMeter, residentKb } from './processor.ts';

const STREAMS = 2000;
const ACCOUNTS = 100;
const CANDIDATES = 200;
/** As many as 2,000 candidates who act every ten seconds. */
const SAVES_A_SECOND = 200;
const ROUND_MS = 10_000;
const ROUNDS = 3;
const COMPANY = 1;
const password = 'Correct#Horse1';

const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
try {
  await run(product.demo().baseUrl, product.dataDir);
} finally {
  await product.dispose();
}

async function run(baseUrl: string, dataDir: string): Promise<void> {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the run\n`);
  const candidates = await startAll(baseUrl, await inviteMany(dataDir, CANDIDATES));
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const owner = new Pool({ ...(postgres.owner as PoolConfig), max: 2 });
  const db = openDatabase({ connection: postgres.app, maxConnections: 4 });
  const meter = processorMeter(dataDir);
  const send = sender(`${baseUrl}${contract.attempts.saveAnswer.path}`);
  const save = (one: Candidate) => send(nextAnswer(one));
  try {
    const tokens = await signIn(baseUrl, await plantAccounts(db));
    console.log('| what | saves/s | p50 ms | p99 ms | server, ms of processor a second |');
    console.log('| --- | --- | --- | --- | --- |');
    for (let round = 0; round < ROUNDS; round += 1) {
      await pacedSaves('no stream', { candidates, save, meter });
      const before = residentKb();
      const streams = await openStreams(baseUrl, tokens);
      const each = (residentKb() - before) / streams.count;
      await pacedSaves(`${STREAMS} streams, nothing changes`, { candidates, save, meter });
      const heard = streams.heard();
      const changing = setInterval(() => void change(owner), 1000);
      await pacedSaves(`${STREAMS} streams, one change a second for all`, {
        candidates,
        save,
        meter,
      });
      clearInterval(changing);
      const told = (streams.heard() - heard) / STREAMS;
      console.log(
        `\n${each.toFixed(1)} kB of memory a stream; each heard ${told.toFixed(1)} changes\n`,
      );
      streams.close();
      await pause(2000);
    }
  } finally {
    await Promise.all([db.close(), owner.end(), postgres.stop()]);
  }
}

type Saves = {
  readonly candidates: readonly Candidate[];
  readonly save: (candidate: Candidate) => Promise<void>;
  readonly meter: ReturnType<typeof processorMeter>;
};

/** At a steady pace, whatever the replies take: who waits for a reply hides how long others wait. */
async function pacedSaves(what: string, { candidates, save, meter }: Saves): Promise<void> {
  const times: number[] = [];
  const everyMs = (candidates.length / SAVES_A_SECOND) * 1000;
  const before = meter();
  const from = performance.now();
  await Promise.all(
    candidates.map(async (candidate, index) => {
      const first = from + (index * everyMs) / candidates.length;
      for (let due = first; due < from + ROUND_MS; due += everyMs) {
        await pause(Math.max(0, due - performance.now()));
        await save(candidate);
        // From when it was due: one that had to wait for the one before it waited, too.
        times.push(performance.now() - due);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const processor = ((meter().server - before.server) * 1000) / seconds;
  const [p50, p99] = [percentile(times, 50).toFixed(1), percentile(times, 99).toFixed(1)];
  const perSecond = (times.length / seconds).toFixed(0);
  console.log(`| ${what} | ${perSecond} | ${p50} | ${p99} | ${processor.toFixed(0)} |`);
}

/** Members of one company, so that one change is told to every stream. */
async function plantAccounts(db: ReturnType<typeof openDatabase>): Promise<string[]> {
  const passwordHash = await hashPassword(password);
  const emails = Array.from({ length: ACCOUNTS }, (_, at) => `member${at}@example.net`);
  for (const email of emails) {
    const accountId = await db.global((tx) =>
      createAccount(tx, {
        ...{ email, firstName: 'A', lastName: 'Member', userTypes: ['COMPANY_USER'] },
        ...{ passwordHash, emailConfirmedAt: new Date() },
      }),
    );
    await db.inCompany(COMPANY, (tx) =>
      createMembership(tx, { companyId: COMPANY, accountId, role: 'COMPANY_USER' }),
    );
  }
  return emails;
}

async function signIn(baseUrl: string, emails: readonly string[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const email of emails) {
    const reply = await fetch(`${baseUrl}${contract.accounts.signIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, type: 'company' }),
    });
    const { data } = (await reply.json()) as { data: { token: string } };
    tokens.push(data.token);
  }
  return tokens;
}

async function openStreams(baseUrl: string, tokens: readonly string[]) {
  const agent = new Agent({ maxSockets: Infinity });
  const replies: IncomingMessage[] = [];
  let heard = 0;
  for (let at = 0; at < STREAMS; at += 1) {
    const headers = { authorization: `Bearer ${tokens[at % tokens.length]}` };
    const url = `${baseUrl}${contract.changes.streamChanges.path}?hold=yes`;
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { agent, headers }, resolve).once('error', reject);
    });
    if (reply.statusCode !== 200) throw new Error(`a stream got ${reply.statusCode}`);
    reply.setEncoding('utf8').on('data', (text: string) => {
      heard += text.split('"kind":"maintenance"').length - 1;
    });
    reply.once('error', () => {});
    replies.push(reply);
  }
  return {
    count: replies.length,
    heard: () => heard,
    close: () => {
      for (const reply of replies) reply.destroy();
    },
  };
}

/** What everybody hears. */
async function change(owner: Pool): Promise<void> {
  await owner.query(`select note_change('maintenance', null, null, null, null)`);
}
