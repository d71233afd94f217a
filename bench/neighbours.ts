// npm run bench:neighbours: what one person's two hundred parallel reads cost a colleague, beside the same reads on a quiet
// server in the same run. About a minute and a half.
import { contract } from '@candor/contract';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../e2e/product.ts';
import { percentile } from './load.ts';

const PARALLEL = 200;
const ROUND_MS = 8_000;
const ROUNDS = 3;
const BAR = 3;

type Counted = { answered: number; refused: number };

type Read = { readonly method: string; readonly path: string };

const { candidates, dashboard, jobs, notifications, reports } = contract;
const pages: readonly Read[] = [
  jobs.listJobs,
  dashboard.getDashboard,
  notifications.listNotifications,
];
const kinds: Readonly<Record<string, readonly Read[]>> = {
  pages,
  'searches and reports': [candidates.getCandidatesByFilter, reports.getHiringReport],
};

const product = await startProduct({ DEMO: 'full' });
try {
  await run();
} finally {
  await product.dispose();
}

async function run(): Promise<void> {
  const { baseUrl, accounts } = product.demo();
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the run\n`);
  const tokenOf = async (role: string) => {
    const { email, password } = accounts.find((one) => one.role === role) ?? {};
    const { data } = await ask<{ token: string }>(baseUrl, contract.accounts.signIn, {
      body: { email, password, type: 'company' },
    });
    return data?.token ?? '';
  };
  const [busy, colleague] = [await tokenOf('COMPANY_ADMIN'), await tokenOf('COMPANY_USER')];
  console.log('| what the busy one reads | colleague | reads | p50 ms | p95 ms | ratio of p95 |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  const worst: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, reads] of Object.entries(kinds)) {
      const quiet = await lookAround(baseUrl, colleague);
      say('nothing', quiet);
      const flood = startFlood(baseUrl, busy, reads);
      await pause(1000);
      const beside = await lookAround(baseUrl, colleague);
      const { answered, refused } = await flood.stop();
      const ratio = percentile(beside, 95) / percentile(quiet, 95);
      worst.push(ratio);
      say(`${name}: ${answered} answered, ${refused} told to come later`, beside, ratio);
    }
  }
  console.log(`\nratios of p95: ${worst.map((one) => one.toFixed(1)).join(', ')} (bar ${BAR})`);
  process.exitCode = worst.every((one) => one <= BAR) ? 0 : 1;
}

function say(what: string, times: readonly number[], ratio?: number): void {
  const [p50, p95] = [percentile(times, 50).toFixed(1), percentile(times, 95).toFixed(1)];
  console.log(`| ${what} | | ${times.length} | ${p50} | ${p95} | ${ratio?.toFixed(1) ?? ''} |`);
}

/** What somebody sees who goes from page to page: one read after the other, with a moment between. */
async function lookAround(baseUrl: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + ROUND_MS; performance.now() < end; ) {
    for (const read of [...pages, candidates.getCandidatesByFilter]) {
      const from = performance.now();
      const { status } = await ask(baseUrl, read, { token });
      if (status !== 200) throw new Error(`${read.path} answered ${status}`);
      times.push(performance.now() - from);
      await pause(20);
    }
  }
  return times;
}

/** Each of them asks again as soon as it was answered, and where it was refused, when it may. */
function startFlood(baseUrl: string, token: string, reads: readonly Read[]) {
  const over = new AbortController();
  const counted: Counted = { answered: 0, refused: 0 };
  const all = Promise.all(
    Array.from({ length: PARALLEL }, async (_, at) => {
      for (let turn = at; !over.signal.aborted; turn += 1) {
        const read = reads[turn % reads.length];
        if (read === undefined) return;
        const { status, retryAfter } = await ask(baseUrl, read, { token });
        if (status === 200) counted.answered += 1;
        else {
          counted.refused += 1;
          await pause(retryAfter * 1000);
        }
      }
    }),
  );
  return {
    stop: async () => {
      over.abort();
      await all;
      return counted;
    },
  };
}

async function ask<T>(
  baseUrl: string,
  { method, path }: Read,
  { token, body = {} }: { readonly token?: string; readonly body?: object },
) {
  const reply = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { data } = (await reply.json()) as { data?: T };
  return { status: reply.status, data, retryAfter: Number(reply.headers.get('retry-after') ?? 0) };
}
