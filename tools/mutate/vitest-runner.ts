import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';

/** A mutant that keeps its tests busy for longer never ends, and that was noticed. */
const PATIENCE_MS = 60_000;

export type Runner = {
  /** Whether these tests pass with the module as it is on the disk now. */
  passes(module: string, tests: readonly string[]): Promise<boolean>;
  /** Reads the module anew the next time: it was put right again. */
  forget(module: string): Promise<void>;
  close(): Promise<void>;
};

/** One vitest for all mutants: starting one for each costs ten times what the tests do. */
export function createRunner(root: string): Runner {
  let running: Promise<Vitest> | undefined;
  const start = () =>
    createVitest('test', {
      root,
      watch: false,
      testTimeout: 5000,
      maxWorkers: 1,
      reporters: [{}],
      onConsoleLog: () => false,
    });
  return {
    async passes(module, tests) {
      running ??= start();
      const vitest = await running;
      vitest.invalidateFile(join(root, module));
      const specifications = await vitest.globTestSpecifications([...tests]);
      const run = vitest.runTestSpecifications(specifications);
      const result = await Promise.race([run, afterPatience()]);
      if (result === 'stuck') {
        running = undefined;
        return false;
      }
      const { testModules, unhandledErrors } = result;
      // The result remembers the files of earlier runs too.
      const wanted = new Set(specifications.map(({ moduleId }) => moduleId));
      const ran = testModules.filter(({ moduleId }) => wanted.has(moduleId));
      if (ran.length === 0 || ran.length !== wanted.size) return false;
      return unhandledErrors.length === 0 && ran.every((each) => each.ok());
    },
    async forget(module) {
      (await running)?.invalidateFile(join(root, module));
    },
    async close() {
      await (await running)?.close();
    },
  };
}

function afterPatience(): Promise<'stuck'> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS, 'stuck' as const).unref();
  });
}
