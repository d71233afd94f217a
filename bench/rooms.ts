// npm run bench:rooms: what a room costs in which nobody acts, when it asks for the time and when it is told, beside the
// same server without rooms, in the same run. About three minutes.
import { contract } from '@candor/contract';
import { Agent, type IncomingMessage, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { inviteMany } from '../chaos/interviews.ts';
import { startProduct } from '../e2e/product.ts';
import { type Candidate, nextAnswer, startAll } from './candidates.ts';
import { sender } from './load.ts';
import { processorMeter, residentKb } from './processor.ts';

const ROOMS = 1000;
/** How often a room asks that is told nothing: `mustAsk` of the page's clock-rules. */
const ASK_MS = 3_000;
const ROUND_MS = 20_000;
const ROUNDS = 3;

const product = await startProduct({ ANONYMOUS_REQUESTS_PER_MINUTE: '1000000' });
try {
  await run(product.demo().baseUrl, product.dataDir);
} finally {
  await product.dispose();
}

async function run(baseUrl: string, dataDir: string): Promise<void> {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the run\n`);
  const candidates = await startAll(baseUrl, await inviteMany(dataDir, ROOMS));
  const meter = processorMeter(dataDir);
  const ask = sender(`${baseUrl}${contract.attempts.getClock.path}`);
  const save = sender(`${baseUrl}${contract.attempts.saveAnswer.path}`);
  console.log('| what | ms of processor a room and minute, server + PostgreSQL | beside asking |');
  console.log('| --- | --- | --- |');
  for (let round = 0; round < ROUNDS; round += 1) {
    const nothing = await measure(meter, () => pause(ROUND_MS));
    const asking = (await measure(meter, () => askAll(candidates, ask))) - nothing;
    show('asks every 3 s', asking, asking);
    const before = residentKb();
    const lines = await openLines(baseUrl, candidates);
    const each = (residentKb() - before) / lines.count;
    const told = (await measure(meter, () => pause(ROUND_MS))) - nothing;
    show('is told', told, asking);
    const heard = lines.beats() / lines.count;
    lines.close();
    const saving = (await measure(meter, () => saveAll(candidates, save))) - nothing;
    show('saves once in 20 s', saving, asking);
    console.log(
      `\n${each.toFixed(1)} kB of memory a line; each heard the time ${heard.toFixed(1)} times\n`,
    );
    await pause(2_000);
  }
}

function show(what: string, cost: number, beside: number): void {
  console.log(`| ${what} | ${cost.toFixed(2)} | ${(cost / beside).toFixed(3)} |`);
}

/** Milliseconds of processor that the server and its database took, for each room and minute. */
async function measure(
  meter: ReturnType<typeof processorMeter>,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = meter();
  const from = performance.now();
  await work();
  const minutes = (performance.now() - from) / 60_000;
  const after = meter();
  const seconds = after.server - before.server + after.postgres - before.postgres;
  return (seconds * 1000) / ROOMS / minutes;
}

type Send = ReturnType<typeof sender>;

async function askAll(candidates: readonly Candidate[], ask: Send): Promise<void> {
  const from = performance.now();
  await Promise.all(
    candidates.map(async ({ token }, index) => {
      const first = from + (index * ASK_MS) / candidates.length;
      for (let due = first; due < from + ROUND_MS; due += ASK_MS) {
        await pause(Math.max(0, due - performance.now()));
        await ask({ token });
      }
    }),
  );
}

async function saveAll(candidates: readonly Candidate[], save: Send): Promise<void> {
  const from = performance.now();
  await Promise.all(
    candidates.map(async (candidate, index) => {
      await pause(Math.max(0, from + (index * ROUND_MS) / candidates.length - performance.now()));
      await save(nextAnswer(candidate));
    }),
  );
}

async function openLines(baseUrl: string, candidates: readonly Candidate[]) {
  const agent = new Agent({ maxSockets: Infinity });
  const replies: IncomingMessage[] = [];
  let beats = 0;
  for (const { token } of candidates) {
    const reply = await open(
      `${baseUrl}${contract.attempts.streamClock.path}`,
      { token, hold: 'yes' },
      agent,
    );
    reply.setEncoding('utf8').on('data', (text: string) => {
      beats += text.split('"kind":"beat"').length - 1;
    });
    reply.once('error', () => {});
    replies.push(reply);
  }
  return {
    count: replies.length,
    beats: () => beats,
    close: () => {
      for (const reply of replies) reply.destroy();
    },
  };
}

function open(url: string, body: object, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const call = request(url, { method: 'POST', agent, headers }, (reply) =>
      reply.statusCode === 200
        ? resolve(reply)
        : reject(new Error(`a line got ${reply.statusCode}`)),
    );
    call.once('error', reject);
    call.end(JSON.stringify(body));
  });
}
