import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../e2e/product.ts';
import { takeInterview } from './candidate.ts';
import { inviteMany, randomFrom } from './interviews.ts';
import { compare } from './verdict.ts';

export type Settings = {
  readonly interviews: number;
  readonly kills: number;
  readonly seed: number;
  readonly broken: boolean;
};

/**
 * QUALITY A1: live interviews over HTTP while the API is killed with SIGKILL at random instants.
 * Gives whether the experiment passed.
 */
export async function runA1({ interviews, kills, seed, broken }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const environment: Record<string, string> = broken
    ? { NODE_OPTIONS: `--import ${new URL('./acknowledge-early.ts', import.meta.url).href}` }
    : {};
  const product = await startProduct(environment);
  try {
    const { baseUrl } = product.demo();
    const tokens = await inviteMany(product.dataDir, interviews);
    const until = Date.now() + 60_000 + kills * 10_000;
    // Settled at once: a refusal while the server is away must not end the experiment.
    const taken = Promise.allSettled(
      tokens.map((token) => takeInterview(token, { baseUrl, answers: 60, random, until })),
    );
    const away: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(300 + random() * 1_200);
      await product.kill();
      const from = performance.now();
      await product.start();
      away.push(performance.now() - from);
    }
    const outcomes = await taken;
    const ledgers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = outcomes.length - ledgers.length;
    const verdict = await compare(product.dataDir, ledgers);
    const slowest = Math.max(0, ...away) / 1000;
    console.log({ experiment: 'A1', seed, broken, interviews, kills, failed, ...verdict });
    console.log(
      `slowest return ${slowest.toFixed(1)} s; 0 of ${kills} kills bounds the rate below ${(300 / kills || 0).toFixed(1)} %`,
    );
    return failed === 0 && verdict.lost === 0 && verdict.notSubmittedOnce === 0;
  } finally {
    await product.dispose();
  }
}
