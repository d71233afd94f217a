import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { MOMENTS } from './fee-steps.ts';

/** Somebody who pays, and the moment at which they are when the process goes. */
export type Struck<P> = { readonly payer: P; readonly dies: number };

/**
 * Moments of one transaction in the order in which payers come to theirs: before it, behind it, before its commit. Who is
 * before a commit holds what the transaction locked, so nobody comes after.
 */
export const momentsOf = (transaction: number): readonly number[] =>
  [0, 2, 1].map((moment) => transaction * MOMENTS + moment);

/** A file of this folder as a process of its own that pays. */
export type Worker = {
  readonly file: string;
  /** Where what was compiled is kept: the processes are many, and all run the same. */
  readonly cacheDir: string;
};

/** One process that is killed with all of these at their moments; how many of them were. */
export async function strike<P>(worker: Worker, struck: readonly Struck<P>[]): Promise<number> {
  const { isKilled, printed } = await run(worker, struck);
  return isKilled ? printed.length : 0;
}

/** Somebody who pays without being killed; the moments that there were. */
export async function countMoments<P>(worker: Worker, payer: P): Promise<number> {
  const { isKilled, printed } = await run(worker, [{ payer, dies: -1 }]);
  if (isKilled) throw new Error('It was killed');
  return Number(printed[0]);
}

const run = <P>({ file, cacheDir }: Worker, struck: readonly Struck<P>[]) =>
  new Promise<{ isKilled: boolean; printed: readonly string[] }>((resolve, reject) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: cacheDir };
    const given = [join(import.meta.dirname, file), JSON.stringify(struck)];
    execFile(process.execPath, given, { env }, (error, stdout, stderr) => {
      const printed = stdout.split('\n').filter((line) => line !== '');
      if (error === null) resolve({ isKilled: false, printed });
      else if (error.signal === 'SIGKILL') resolve({ isKilled: true, printed });
      else reject(new Error(stderr));
    });
  });
