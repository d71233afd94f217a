import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interruptedBy, root } from '../run-command.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Target, targets } from './table.ts';
import { createRunner } from './vitest-runner.ts';

/** The share that must be killed. */
const bar = 0.9;

/**
 * Breaks the modules that decide who may do what, one place at a time, and runs their tests on each. A mutant that
 * no test notices is printed: either a test is missing, or the code says more than it does.
 * `npm run mutate -- shell privileges` tries these two.
 */
const names = process.argv.slice(2);
const chosen = targets.filter(({ name }) => names.length === 0 || names.includes(name));
const copy = copyOfTree();
const runner = createRunner(copy);
let isGood = chosen.length > 0;
try {
  for (const target of chosen) isGood = (await tryOut(target)) && isGood;
} finally {
  await runner.close();
  rmSync(copy, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function tryOut({ name, module, tests }: Target): Promise<boolean> {
  const path = join(copy, module);
  const source = readFileSync(path, 'utf8');
  if (!(await runner.passes(module, tests))) {
    console.log(`✗ ${name}: its tests fail before anything is changed`);
    return false;
  }
  const mutants = mutantsOf(module, source);
  const survivors: Mutant[] = [];
  for (const mutant of mutants) {
    if (interruptedBy() !== undefined) return false;
    writeFileSync(path, mutant.source);
    if (await runner.passes(module, tests)) survivors.push(mutant);
  }
  writeFileSync(path, source);
  await runner.forget(module);
  const share = 1 - survivors.length / mutants.length;
  const isKilled = share >= bar;
  console.log(
    `${isKilled ? '✓' : '✗'} ${name}: ${mutants.length - survivors.length} of ${mutants.length} killed (${(share * 100).toFixed(1)} %)`,
  );
  for (const { line, was, now } of survivors) console.log(`    ${module}:${line} ${was} → ${now}`);
  return isKilled;
}

/** Nobody's work tree is broken: the mutants live in a copy without what is built or installed. */
function copyOfTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-mutants-'));
  const left = /(^|\/)(node_modules|dist|data|\.git|test-results)(\/|$)/;
  for (const part of [
    'apps',
    'packages',
    'package.json',
    'vitest.config.ts',
    'tsconfig.base.json',
  ]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !left.test(path.slice(root.length)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
