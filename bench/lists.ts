// npm run bench:lists: every list, search, board and report call over HTTP, at a hundredth, a tenth and the whole of
// a million applications, a hundred thousand interviews and ten million events. The whole takes some twenty minutes and
// 10 GB in the system's folder for temporary files; `-- --until tenth` stops earlier.
import { contract } from '@candor/contract';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { startProduct } from '../e2e/product.ts';
import { listCalls, type ListCall, type Places } from './lists-calls.ts';
import { seedFrame, seedRange, WHOLE } from './lists-data.ts';
import { percentile } from './load.ts';

const OWN_COMPANY = 1;
const WARM = 3;
const MEASURED = 40;
const BATCH = 20_000;
/** UX and QUALITY: the slowest of twenty requests. */
const BUDGET_MS = 100;
const sizes = { hundredth: 100, tenth: 10, whole: 1 } as const;

const { values } = parseArgs({ options: { until: { type: 'string', default: 'whole' } } });
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
  const rows = new Map<string, string[]>();
  const worst: number[] = [];
  try {
    await seedFrame(client, OWN_COMPANY);
    let from = 0;
    for (const [name, divisor] of Object.entries(sizes)) {
      const to = WHOLE.applications / divisor;
      await grow(client, from, to);
      from = to;
      worst.push(await measureAll(client, rows));
      if (name === values.until) break;
    }
  } finally {
    await client.end();
    await postgres.stop();
  }
  const headings = Object.keys(sizes).slice(0, worst.length);
  console.log(`\n| call | ${headings.map((name) => `${name}: p50 / p95 ms`).join(' | ')} |`);
  console.log(`| --- |${headings.map(() => ' --- |').join('')}`);
  for (const [name, cells] of rows) console.log(`| ${name} | ${cells.join(' | ')} |`);
  const last = worst.at(-1) ?? Number.NaN;
  console.log(
    `\nslowest p95 ${last.toFixed(0)} ms, budget ${BUDGET_MS} ms: ${last <= BUDGET_MS ? 'met' : 'MISSED'}`,
  );
  process.exitCode = last <= BUDGET_MS ? 0 : 1;
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

/** Each call in turn, one request after the other; gives the largest p95. */
async function measureAll(client: Client, rows: Map<string, string[]>): Promise<number> {
  const token = await signIn();
  const nothing = {
    name: 'baseline: a request that reads nothing',
    request: () => ({ path: contract.operations.getHealth.path }),
  };
  let worst = 0;
  for (const call of [nothing, ...listCalls(await readPlaces(client))]) {
    const times = await timesOf(call, token);
    const p95 = percentile(times, 95);
    worst = Math.max(worst, p95);
    const cell = `${percentile(times, 50).toFixed(1)} / ${p95.toFixed(1)}`;
    rows.set(call.name, [...(rows.get(call.name) ?? []), cell]);
  }
  return worst;
}

async function timesOf({ name, request }: ListCall, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < WARM + MEASURED; n += 1) {
    const { path, body } = request(n);
    const began = performance.now();
    const reply = await fetch(`${product.demo().baseUrl}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const content = await reply.text();
    if (!reply.ok)
      throw new Error(`${name}: ${path} replied ${reply.status} ${content.slice(0, 300)}`);
    if (n >= WARM) times.push(performance.now() - began);
  }
  return times;
}

async function signIn(): Promise<string> {
  const { baseUrl, accounts } = product.demo();
  const admin = accounts.find(({ role }) => role === 'COMPANY_ADMIN');
  const reply = await fetch(`${baseUrl}${contract.accounts.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: admin?.password, type: 'company' }),
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
  };
}
