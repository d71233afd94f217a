import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../e2e/product.ts';
import { type Progress, takeInterview } from './candidate.ts';
import { inviteMany, randomFrom } from './interviews.ts';
import { compare } from './verdict.ts';

const ANSWERS = 60;

export type Settings = {
  readonly interviews: number;
  readonly kills: number;
  readonly seed: number;
  readonly broken: boolean;
};

/** What the candidates' side saw at the instant of one kill. */
type Kill = {
  /** Saves acknowledged since the kill before it. */
  readonly acknowledged: number;
  readonly running: number;
  readonly awaySeconds: number;
};

/** While the file exists, a broken server acknowledges too early. */
type Fault = { readonly settings: Record<string, string>; on(): void; off(): void };

/**
 * QUALITY A1: live interviews over HTTP while the API is killed with SIGKILL at random instants.
 * Gives whether the experiment passed.
 */
export async function runA1({ interviews, kills, seed, broken }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const fault = broken ? acknowledgeEarly() : { settings: {}, on() {}, off() {} };
  const product = await startProduct(fault.settings);
  try {
    const { baseUrl } = product.demo();
    const tokens = await inviteMany(product.dataDir, interviews);
    const until = Date.now() + 60_000 + kills * 10_000;
    const progress = { acknowledged: 0, running: 0 };
    const options = { baseUrl, answers: ANSWERS, random, until, progress };
    fault.on();
    // Settled at once: a refusal while the server is away must not end the experiment.
    const taken = Promise.allSettled(tokens.map((token) => takeInterview(token, options)));
    const total = interviews * ANSWERS;
    const done = await killWhileAnswering(product, {
      kills,
      total,
      random,
      until,
      progress,
      fault,
    });
    const outcomes = await taken;
    fault.off();
    const ledgers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = outcomes.length - ledgers.length;
    const verdict = await compare(product.dataDir, ledgers);
    console.log({ experiment: 'A1', seed, broken, interviews, failed, ...verdict });
    const counted = reportKills(done);
    const sound = failed === 0 && verdict.lost === 0 && verdict.notSubmittedOnce === 0;
    return sound && counted === kills;
  } finally {
    fault.off();
    await product.dispose();
  }
}

type Killing = {
  readonly kills: number;
  /** Saves that all interviews ask for. */
  readonly total: number;
  readonly random: () => number;
  readonly until: number;
  readonly progress: Progress;
  readonly fault: Fault;
};

/**
 * One kill at a random point of each of as many equal shares of the work, so that none falls on a server
 * that has nothing to do, and some milliseconds later, so that it falls anywhere inside a save.
 */
async function killWhileAnswering(product: Product, killing: Killing): Promise<Kill[]> {
  const { kills, total, random, until, progress, fault } = killing;
  const done: Kill[] = [];
  let before = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const at = Math.max(before + 1, ((kill + random()) / kills) * total * 0.95);
    while (progress.acknowledged < at && Date.now() < until) await pause(2);
    await pause(random() * 30);
    const seen = { acknowledged: progress.acknowledged - before, running: progress.running };
    await product.kill();
    fault.off();
    // What was acknowledged while the server died belongs to this kill.
    before = progress.acknowledged;
    const from = performance.now();
    await product.start();
    fault.on();
    done.push({ ...seen, awaySeconds: (performance.now() - from) / 1000 });
  }
  return done;
}

/** A kill counts when interviews ran and answers had been acknowledged since the one before. */
function reportKills(kills: readonly Kill[]): number {
  const counted = kills.filter(({ acknowledged, running }) => acknowledged > 0 && running > 0);
  const list = (values: readonly number[]) => values.join(', ') || 'none';
  const slowest = Math.max(0, ...kills.map(({ awaySeconds }) => awaySeconds));
  console.log(`saves acknowledged before each kill: ${list(kills.map((one) => one.acknowledged))}`);
  console.log(`interviews running at each kill: ${list(kills.map((one) => one.running))}`);
  console.log(
    `slowest return ${slowest.toFixed(1)} s; ${counted.length} of ${kills.length} kills fell within ` +
      `running interviews; no loss in them bounds the rate below ${(300 / counted.length || 0).toFixed(1)} %`,
  );
  return counted.length;
}

function acknowledgeEarly(): Fault {
  const file = join(tmpdir(), `candor-fault-${process.pid}`);
  const module = new URL('./acknowledge-early.ts', import.meta.url).href;
  return {
    settings: { NODE_OPTIONS: `--import ${module}`, FAULT_FILE: file },
    on: () => writeFileSync(file, ''),
    off: () => rmSync(file, { force: true }),
  };
}
