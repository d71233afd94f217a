import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interruptedBy } from './run-command.ts';
import { installMissing } from './test/install.ts';
import type { Program } from './test/programs.ts';
import { makeQuickFolder } from './test/quick-folder.ts';
import { type Lane, type Run, type Step, steps } from './test/steps.ts';
import { lastLine, sum, type Tally, wholeRun } from './test/tally-rules.ts';

const inCi = process.env['CI'] === 'true';
const laneNames: readonly Lane[] = ['server', 'browsers'];

async function main(): Promise<Tally> {
  const { chosen, isNight } = chooseSteps();
  const folder = makeQuickFolder();
  process.env['TMPDIR'] = folder;
  // Every product, test runner and worker starts from what the first one compiled: half a second of a server's start.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  const lanes = laneNames.map((name) => chosen.filter(({ lane }) => lane === name));
  const isCrowded = lanes.every(({ length }) => length > 0);
  const run: Run = { ledger: join(folder, 'statements'), isNight, isCrowded };
  // By themselves: apt installs nothing of a list in which it knows one name not.
  await installMissing([...new Set(chosen.flatMap(({ quickens }) => quickens ?? []))]);
  const missing = await installMissing([
    ...new Set(chosen.flatMap(({ needs, wants }) => [...needs, ...(wants?.(isNight) ?? [])])),
  ]);
  const results: Result[] = [];
  const timed = async (step: Step): Promise<void> => {
    console.log(`\n━━ ${step.name}: ${step.title}`);
    const started = performance.now();
    const tally = await runStep(step, run, missing);
    results.push({ step, tally, seconds: Math.round((performance.now() - started) / 1000) });
  };
  const inOrder = async (those: readonly Step[]): Promise<void> => {
    for (const step of those) if (!interruptedBy()) await timed(step);
  };
  await Promise.all(lanes.map(inOrder));
  rmSync(folder, { recursive: true, force: true });
  console.log('\n━━ Summary');
  for (const { step, tally, seconds } of results) {
    console.log(`${step.name.padEnd(10)} ${lastLine(tally)} (${seconds} s)`);
    for (const name of tally.named?.slice(0, 20) ?? []) console.log(`  ${name}`);
  }
  return wholeRun(sum(results.map(({ tally }) => tally)));
}

type Result = { readonly step: Step; readonly tally: Tally; readonly seconds: number };

async function runStep(step: Step, run: Run, missing: readonly Program[]): Promise<Tally> {
  const lacking = step.needs.filter((program) => missing.includes(program));
  const unused = step.wants?.(run.isNight).filter((program) => missing.includes(program)) ?? [];
  for (const { name, advice } of lacking) console.log(`Not run: ${name} is missing. ${advice}`);
  for (const { name, advice } of unused) console.log(`Not complete without ${name}. ${advice}`);
  const leftOut = lacking.length + unused.length;
  const notice = { passed: 0, failed: inCi ? leftOut : 0, skipped: inCi ? 0 : leftOut };
  if (lacking.length > 0) return notice;
  try {
    return sum([await step.run(run), notice]);
  } catch (error) {
    console.error(error);
    return sum([{ passed: 0, failed: 1, skipped: 0 }, notice]);
  }
}

function chooseSteps(): { readonly chosen: readonly Step[]; readonly isNight: boolean } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      night: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    for (const { name, title } of steps) console.log(`${name.padEnd(10)} ${title}`);
    console.log('--night    everything over the second PostgreSQL too');
    process.exit(0);
  }
  const names = values.only?.flatMap((list) => list.split(','));
  const unknown = names?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(
      `No step "${unknown.join('", "')}"; there are ${steps.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  const chosen = steps.filter(({ name }) => names?.includes(name) ?? true);
  return { chosen, isNight: values.night };
}

const total = await main();
process.exitCode = total.failed === 0 && !interruptedBy() ? 0 : 1;
console.log(lastLine(total));
