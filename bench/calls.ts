// npm run bench:calls: how fast a signal of thirty calls comes to the other page, and how soon 2, 3 and 6 real pages
// with fake devices see each other. About five minutes; `-- signals` or `-- pages` does one of both, `-- pages 6` six alone.
import { contract } from '@candor/contract';
import type { Browser } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { openLine } from '../apps/server/src/platform/http/test-call-line.ts';
import { plantCall, type Seat } from '../e2e/planted-call.ts';
import { startProduct } from '../e2e/product.ts';
import { meet, openBrowser } from './call-pages.ts';
import { percentile, sender } from './load.ts';
import { processorMeter } from './processor.ts';

const CALLS = 30;
const SIGNALS = 20;
/** As long as a description with its candidates is. */
const TEXT = 'x'.repeat(5_000);
const BUDGET_SIGNAL_MS = 100;
const ROUNDS = 5;
type Kind = { readonly people: number; readonly pictures: number };

/** Six pages encode thirty pictures at once: more than a machine of two cores can, so their cameras are slower too. */
const meetings: readonly Kind[] = [
  { people: 2, pictures: 30 },
  { people: 3, pictures: 30 },
  { people: 6, pictures: 5 },
  { people: 6, pictures: 30 },
];

const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
const postgres = await reachEmbeddedPostgres({ dataDir: product.dataDir });
const owner = new Client(postgres.owner);
await owner.connect();
const meter = processorMeter(product.dataDir);
let isMet = true;
try {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the run\n`);
  if (process.argv[2] !== 'pages') await measureSignals();
  if (process.argv[2] !== 'signals') await measurePages();
  console.log(
    `\nload ${loadavg()[0]?.toFixed(1)} after the run; budget ${isMet ? 'met' : 'MISSED'}`,
  );
} finally {
  await owner.end();
  await postgres.stop();
  await product.dispose();
}
process.exitCode = isMet ? 0 : 1;

/** Each page says something to the other once a second, and hears when the other did. */
async function measureSignals(): Promise<void> {
  const { joinCall, signalInCall, beatInCall } = contract.calls;
  const post = (path: string) => sender(`${product.baseUrl}${path}`);
  const [join, signal, beat] = [
    post(joinCall.path),
    post(signalInCall.path),
    post(beatInCall.path),
  ];
  const pages: { readonly own: Seat; readonly other: Seat }[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const [one, two] = await plantCall(owner, 2);
    if (one === undefined || two === undefined) throw new Error('No seats');
    pages.push({ own: one, other: two }, { own: two, other: one });
  }
  const lines = [];
  for (const { own } of pages) {
    await join({ token: own.token, page: own.page, microphone: true, camera: true });
    const line = await openLine(product.baseUrl, { token: own.token, page: own.page });
    lines.push({ own, line });
  }
  const times: number[] = [];
  const hearing = lines.map(async ({ line }) => {
    for (let n = 0; n < SIGNALS; n += 1) {
      const told = await line.hears(({ kind }) => kind === 'signal');
      if (told.kind === 'signal') times.push(performance.now() - Number(told.text.split(' ')[0]));
    }
  });
  const before = meter();
  const saying = pages.map(async ({ own, other }, index) => {
    await pause((index / pages.length) * 1000);
    for (let n = 0; n < SIGNALS; n += 1) {
      const from = performance.now();
      const { token, page } = own;
      if (n % 4 === 0) await beat({ token, page, isHidden: false });
      const said = { token, page, toSeatID: other.seatID, toPage: other.page };
      await signal({ ...said, text: `${performance.now()} ${TEXT}` });
      await pause(Math.max(0, 1000 - (performance.now() - from)));
    }
  });
  await Promise.all([...saying, ...hearing]);
  const after = meter();
  for (const { line } of lines) line.leave();
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  isMet &&= p99 <= BUDGET_SIGNAL_MS;
  const work = (side: 'server' | 'postgres') =>
    (((after[side] - before[side]) * 1000) / times.length).toFixed(2);
  console.log(
    '| calls of two | signals | p50 ms | p99 ms | budget p99 ms | server ms | PostgreSQL ms |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  console.log(
    `| ${CALLS} | ${times.length} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${BUDGET_SIGNAL_MS} | ${work('server')} | ${work('postgres')} |\n`,
  );
}

async function measurePages(): Promise<void> {
  console.log(
    '| pages | pictures a second | calls | all seen p50 s | p95 s | a page, cores | server, cores |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  const wanted = Number(process.argv[3] ?? 0);
  for (const { people, pictures } of meetings) {
    if (wanted !== 0 && people !== wanted) continue;
    const browser = await openBrowser(pictures);
    try {
      await measureMeetings(browser, { people, pictures });
    } finally {
      await browser.close();
    }
  }
}

async function measureMeetings(browser: Browser, { people, pictures }: Kind): Promise<void> {
  const times: number[] = [];
  const [pages, servers]: [number[], number[]] = [[], []];
  let unseen = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seats = await plantCall(owner, people);
    const during = () => {
      const before = meter().server;
      return () => void servers.push(meter().server - before);
    };
    const met = await meet(browser, product.baseUrl, { seats, during }).catch(() => null);
    if (met === null) unseen += 1;
    else {
      times.push(...met.firstPictures);
      pages.push(met.pageCores);
      servers.push((servers.pop() ?? 0) / met.seconds);
    }
  }
  isMet &&= unseen === 0;
  const seconds = (percent: number) => (percentile(times, percent) / 1000).toFixed(2);
  const calls = unseen === 0 ? ROUNDS : `${ROUNDS}, of which ${unseen} not within a minute`;
  console.log(
    `| ${people} | ${pictures} | ${calls} | ${seconds(50)} | ${seconds(95)} | ${percentile(pages, 50).toFixed(2)} | ${percentile(servers, 50).toFixed(3)} |`,
  );
}
