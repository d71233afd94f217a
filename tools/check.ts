import { availableParallelism } from 'node:os';
import { allChecks, type Check, type CheckResult } from './check/checks.ts';
import { interruptedBy } from './run-command.ts';

/** Runs every check, prints what fails, and says how many did. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const waiting = allChecks();
  const sum = { passed: 0, failed: 0 };
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (interruptedBy()) return;
      const started = performance.now();
      const result = await check.run();
      report(check, result, (performance.now() - started) / 1000);
      sum[result.passed ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sum;
}

function report(check: Check, result: CheckResult, seconds: number): void {
  console.log(`${result.passed ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)`);
  if (!result.passed) console.log(result.output.trimEnd().replace(/^/gm, '    '));
}

// Not import.meta.main: bin/run.mjs imports this file in its own process.
if (process.argv[1] === import.meta.filename) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
