// npm run bench:lists: every list, search, board and report call over HTTP, at a hundredth, a tenth and the whole of
// a million applications, a hundred thousand interviews and ten million events. The whole takes some twenty minutes and
// 10 GB in the system's folder for temporary files; `-- --until tenth` stops earlier, `-- --only Ctrl+K` measures the calls
// with this in their name, `-- --plans docs/plans` writes down what the database did for each at the largest size.
import { contract } from '@candor/contract';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { startProduct } from '../e2e/product.ts';
import { listCalls, type ListCall, type Places } from './lists-calls.ts';
import { seedFrame, seedRange, WHOLE } from './lists-data.ts';
import { type PlanReader, readPlans, writePlans } from './lists-plans.ts';
import { percentile } from './load.ts';
import { processorMeter } from './processor.ts';

const OWN_COMPANY = 1;
const WARM = 3;
const MEASURED = 40;
const BATCH = 20_000;
/** UX and QUALITY: the slowest of twenty requests. */
const BUDGET_MS = 100;
const sizes = { hundredth: 100, tenth: 10, whole: 1 } as const;

const { values } = parseArgs({
  options: {
    until: { type: 'string', default: 'whole' },
    only: { type: 'string', default: '' },
    plans: { type: 'string' },
  },
});
if (!(values.until in sizes)) throw new Error(`--until is one of ${Object.keys(sizes).join(', ')}`);

const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
try {
  await run();
} finally {
  await product.dispose();
}

async function run(): Promise<void> {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the run`);
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const client = new Client(postgres.owner);
  await client.connect();
  const rows = new Map<string, Measured[]>();
  try {
    await seedFrame(client, OWN_COMPANY, accountOf('CANDIDATE').email);
    const plans = await readPlans(client, join(product.dataDir, 'postgres', 'server.log'));
    let from = 0;
    for (const [name, divisor] of Object.entries(sizes)) {
      const to = WHOLE.applications / divisor;
      await grow(client, from, to);
      from = to;
      await measureAll(client, rows, { plans, size: name, isLast: name === values.until });
      if (name === values.until) break;
    }
  } finally {
    await client.end();
    await postgres.stop();
  }
  report(rows);
}

function report(rows: ReadonlyMap<string, readonly Measured[]>): void {
  const count = [...rows.values()][0]?.length ?? 0;
  const headings = Object.keys(sizes).slice(0, count);
  const titles = headings.map((name) => `${name}: p50 / p95 / work ms`);
  console.log(`\nload ${loadavg()[0]?.toFixed(1)} after the run`);
  console.log(`\n| call | ${titles.join(' | ')} | work, last by first |`);
  console.log(`| --- |${headings.map(() => ' --- |').join('')} --- |`);
  for (const [name, cells] of rows) {
    const texts = cells.map(
      ({ p50, p95, work }) => `${p50.toFixed(1)} / ${p95.toFixed(1)} / ${work.toFixed(1)}`,
    );
    const growth = (cells.at(-1)?.work ?? 0) / (cells[0]?.work ?? 1);
    console.log(`| ${name} | ${texts.join(' | ')} | × ${growth.toFixed(1)} |`);
  }
  const slow = [...rows].filter(([, cells]) => (cells.at(-1)?.p95 ?? 0) > BUDGET_MS);
  const names = slow.map(([name]) => name).join('; ');
  console.log(`\nbudget p95 ${BUDGET_MS} ms: ${slow.length === 0 ? 'met' : `MISSED by ${names}`}`);
  process.exitCode = slow.length === 0 ? 0 : 1;
}

async function grow(client: Client, from: number, to: number): Promise<void> {
  const began = performance.now();
  for (let at = from; at < to; at += BATCH) {
    await seedRange(client, OWN_COMPANY, { from: at, to: Math.min(at + BATCH, to) });
  }
  await client.query('vacuum analyze');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const { rows } = await client.query(
    `select pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  console.log(`${to} applications after ${seconds} s, ${rows[0].size}`);
}

type Measured = {
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds that server and PostgreSQL worked on one request: hardly larger on a machine with other work. */
  readonly work: number;
};

/** Each call in turn, one request after the other. */
async function measureAll(
  client: Client,
  rows: Map<string, Measured[]>,
  {
    plans,
    size,
    isLast,
  }: { readonly plans: PlanReader; readonly size: string; readonly isLast: boolean },
): Promise<void> {
  const tokens = {
    company: await signIn('COMPANY_ADMIN', 'company'),
    candidate: await signIn('CANDIDATE', 'candidate'),
    anyone: null,
  };
  const nothing: ListCall = {
    name: 'baseline: a request that reads nothing',
    as: 'anyone',
    request: () => ({ path: contract.operations.getHealth.path }),
  };
  const calls = listCalls(await readPlaces(client)).filter(({ name }) =>
    name.includes(values.only),
  );
  for (const call of [nothing, ...calls]) {
    const token = tokens[call.as ?? 'company'];
    const { times, work } = await timesOf(call, token);
    const statements = await plans.of(() => send(call, 1, token));
    if (isLast && values.plans !== undefined && call !== nothing) {
      writePlans(values.plans, { call: call.name, size, statements });
    }
    const measured = {
      p50: percentile(times, 50),
      p95: percentile(times, 95),
      work,
    };
    rows.set(call.name, [...(rows.get(call.name) ?? []), measured]);
    console.log(size, call.name, measured);
  }
}

async function timesOf(
  call: ListCall,
  token: string | null,
): Promise<{ times: number[]; work: number }> {
  const meter = processorMeter(product.dataDir);
  const times: number[] = [];
  for (let n = 0; n < WARM; n += 1) await send(call, n, token);
  const before = meter();
  for (let n = WARM; n < WARM + MEASURED; n += 1) times.push(await send(call, n, token));
  const after = meter();
  const seconds = after.server + after.postgres - before.server - before.postgres;
  return { times, work: (seconds * 1000) / MEASURED };
}

/** Milliseconds until the last byte. */
async function send(call: ListCall, n: number, token: string | null): Promise<number> {
  const { name, request, along } = call;
  const all = [request(n), ...(along?.(n) ?? [])];
  const times = await Promise.all(all.map((one) => ask(name, one, token)));
  return Math.max(...times);
}

async function ask(
  name: string,
  { path, body }: ReturnType<ListCall['request']>,
  token: string | null,
): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${product.demo().baseUrl}${path}`, {
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const content = await reply.text();
  const took = performance.now() - began;
  if (!reply.ok)
    throw new Error(`${name}: ${path} replied ${reply.status} ${content.slice(0, 300)}`);
  return took;
}

function accountOf(role: string) {
  const account = product.demo().accounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`The demo has no ${role}`);
  return account;
}

async function signIn(role: string, type: string): Promise<string> {
  const { email, password } = accountOf(role);
  const reply = await fetch(`${product.demo().baseUrl}${contract.accounts.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, type }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}

async function readPlaces(client: Client): Promise<Places> {
  const ids = async (text: string) =>
    (await client.query<{ id: string }>(text, [OWN_COMPANY])).rows.map(({ id }) => Number(id));
  const jobs = await ids(
    `select job_id as id from applications where company_id = $1 group by 1 order by count(*) desc limit 50`,
  );
  return {
    jobs,
    stages: await ids(
      `select id from job_stages where company_id = $1 and job_id = ${jobs[0]} order by position`,
    ),
    candidates: await ids(
      `select id from candidates where company_id = $1 and last_score is not null order by id limit 40`,
    ),
    interviews: await ids(
      `select schedule_id as id from attempts where company_id = $1 and id > 1000000 order by id limit 40`,
    ),
    webhook:
      (await ids(`select id from webhook_endpoints where company_id = $1 order by id desc`))[0] ??
      0,
  };
}
