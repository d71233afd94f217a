import { availableParallelism } from 'node:os';
import { allChecks, type Check, type CheckResult } from './check/checks.ts';
import { interruptedBy } from './run-command.ts';

/** Runs every check, prints what fails, and says how many did. */
export async function runChecks(): Promise<{ passed: number; failed: number; unasked: number }> {
  const waiting = allChecks();
  const sum = { passed: 0, failed: 0, unasked: 0 };
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (interruptedBy()) return;
      const started = performance.now();
      const result = await check.run();
      report(check, result, (performance.now() - started) / 1000);
      sum[outcomeOf(result)] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sum;
}

type Outcome = 'passed' | 'failed' | 'unasked';
const signs: Readonly<Record<Outcome, string>> = { passed: '✓', failed: '✗', unasked: '–' };

function outcomeOf(result: CheckResult): Outcome {
  if (!result.passed) return 'failed';
  return result.unasked === undefined ? 'passed' : 'unasked';
}

function report(check: Check, result: CheckResult, seconds: number): void {
  const why = result.unasked === undefined ? '' : `: ${result.unasked}`;
  console.log(`${signs[outcomeOf(result)]} ${check.name}${why} (${seconds.toFixed(1)} s)`);
  if (!result.passed) console.log(result.output.trimEnd().replace(/^/gm, '    '));
}

// Not import.meta.main: bin/run.mjs imports this file in its own process.
if (process.argv[1] === import.meta.filename) {
  const { passed, failed, unasked } = await runChecks();
  console.log(`${passed} passed, ${failed} failed, ${unasked} could not ask`);
  process.exitCode = failed === 0 ? 0 : 1;
}
