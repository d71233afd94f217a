import { contract } from '@candor/contract';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { liveHeapMb } from '../bench/live-heap.ts';
import { residentKb, serverId } from '../bench/processor.ts';
import { tokenOf } from '../bench/timed-calls.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { takeInterview } from './candidate.ts';
import { inviteMany, randomFrom } from './interviews.ts';
import { median } from '../bench/load.ts';

export type Settings = { readonly minutes: number; readonly seed: number };

/** At once: as many as a small company has at its busiest. */
const CANDIDATES = 8;
const ANSWERS = 40;
const PACE_MS = 3_000;
const LOOK_MS = 10_000;
const MAY_GROW_PERCENT = 10;
/** What comes and goes with the moment: a connection that a pool just opened, a job that was just sent. */
const MAY_DIFFER = 12;

/** Of the server, and of the queues that everything waits in. */
type Sample = {
  /** Resident: it rises and falls with what waits to be collected. */
  readonly residentMb: number;
  readonly handles: number;
  readonly sessions: number;
  readonly waiting: number;
};

/**
 * The issue of operating: under steady use memory, handles and queues stay as they are. Interviews follow each other while a
 * company's admin looks at its pages. As in B11 the twelfth after the first, which is warm-up, is compared with the last.
 */
export async function runSteady({ minutes, seed }: Settings): Promise<boolean> {
  const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
  const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
  const owner = new Client(postgres.owner);
  await owner.connect();
  try {
    const from = Date.now();
    const until = from + minutes * 60_000;
    const used = useIt(product, { until, random: randomFrom(seed) });
    const looks = await lookUntil(owner, { from, until });
    const { interviews, answers, pages } = await used;
    const isFlat = judge(looks);
    console.log({ experiment: 'steady', minutes, seed, interviews, answers, pages, isFlat });
    return isFlat && interviews > 0 && pages > 0;
  } finally {
    await owner.end();
    await postgres.stop();
    await product.dispose();
  }
}

type Using = { readonly until: number; readonly random: () => number };

async function useIt(product: Product, { until, random }: Using) {
  const { baseUrl } = product.demo();
  const progress = { acknowledged: 0, running: 0 };
  let interviews = 0;
  const oneAfterAnother = async (): Promise<void> => {
    while (Date.now() < until) {
      const [token = ''] = await inviteMany(product.dataDir, 1);
      const given = { baseUrl, random, progress, answers: ANSWERS, paceMs: PACE_MS };
      const { submitted } = await takeInterview(token, { ...given, until: until + 60_000 });
      if (submitted) interviews += 1;
    }
  };
  const looking = lookAround(product, until);
  await Promise.all(Array.from({ length: CANDIDATES }, oneAfterAnother));
  return { interviews, answers: progress.acknowledged, pages: await looking };
}

/** The pages that a company's admin has open all day. @returns how many were read */
async function lookAround(product: Product, until: number): Promise<number> {
  const { dashboard, jobs, notifications, candidates } = contract;
  const paths = [dashboard.getDashboard, jobs.listJobs, notifications.listNotifications];
  let pages = 0;
  while (Date.now() < until) {
    const token = await tokenOf(product, { role: 'COMPANY_ADMIN', type: 'company' });
    const headers = { authorization: `Bearer ${token}` };
    for (const { path, method } of [...paths, candidates.getCandidatesByFilter]) {
      const reply = await fetch(`${product.baseUrl}${path}`, { method, headers });
      await reply.arrayBuffer();
      if (reply.ok) pages += 1;
      await pause(500);
    }
  }
  return pages;
}

type Looks = {
  readonly samples: readonly Sample[];
  /** After a collection, when a sixth of the time is over and at its end. */
  readonly liveMb: { readonly from: number; readonly to: number };
};

async function lookUntil(
  owner: Client,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<Looks> {
  const samples: Sample[] = [];
  const sixth = from + (until - from) / 6;
  let early: number | undefined;
  while (Date.now() < until) {
    samples.push(await look(owner));
    if (early === undefined && Date.now() >= sixth) early = await liveHeapMb(serverId());
    await pause(LOOK_MS);
  }
  return { samples, liveMb: { from: early ?? Number.NaN, to: await liveHeapMb(serverId()) } };
}

async function look(owner: Client): Promise<Sample> {
  const id = serverId();
  const { rows } = await owner.query<{ waiting: number; sessions: number }>(`
    select (select count(*) from pgboss.job where state < 'completed' and start_after < now())::int
           + (select count(*) from due_work where due_at < now())::int
           + (select count(*) from mails where sent_at is null and refused_at is null)::int
           + (select count(*) from webhook_outbox where due_at < now())::int as waiting,
           (select count(*) from pg_stat_activity where datname = current_database())::int as sessions`);
  return {
    ...{ residentMb: residentKb() / 1024, handles: readdirSync(`/proc/${id}/fd`).length },
    ...{ sessions: rows[0]?.sessions ?? 0, waiting: rows[0]?.waiting ?? 0 },
  };
}

function judge({ samples, liveMb }: Looks): boolean {
  const twelfth = Math.max(1, Math.floor(samples.length / 12));
  const [early, late] = [samples.slice(twelfth, 2 * twelfth), samples.slice(-twelfth)];
  const ofEach = (of: (sample: Sample) => number) => {
    const [from, to] = [median(early.map(of)), median(late.map(of))];
    return { from, to, most: Math.max(...samples.map(of)) };
  };
  const residentMb = ofEach((sample) => sample.residentMb);
  const counted = {
    handles: ofEach(({ handles }) => handles),
    sessions: ofEach(({ sessions }) => sessions),
    waiting: ofEach(({ waiting }) => waiting),
  };
  console.dir({ samples: samples.length, liveMb, residentMb, ...counted }, { depth: 3 });
  const isMemoryFlat = liveMb.to <= liveMb.from * (1 + MAY_GROW_PERCENT / 100);
  return isMemoryFlat && Object.values(counted).every(({ from, to }) => to <= from + MAY_DIFFER);
}
