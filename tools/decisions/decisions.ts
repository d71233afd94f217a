import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-command.ts';
import { type DecisionRecord, indexOf, readRecord } from './index-rules.ts';

const folder = join(root, 'docs/decisions');
const page = join(folder, 'README.md');

/** Records whose head is wrong, numbers that two have, and an index that does not say what the records say. */
export function checkDecisions(): string[] {
  const { records, problems } = readRecords();
  const twice = records
    .filter(({ number }, at) => records.findIndex((one) => one.number === number) < at)
    .map(({ file, number }) => `docs/decisions/${file}: another record is ${number}, too`);
  const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const stale =
    written === indexOf(records) ? [] : ['docs/decisions/README.md: run "npm run decisions"'];
  return [...problems, ...twice, ...stale];
}

function readRecords(): { records: DecisionRecord[]; problems: string[] } {
  const records: DecisionRecord[] = [];
  const problems: string[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .toSorted()) {
    const read = readRecord(file, readFileSync(join(folder, file), 'utf8'));
    if (typeof read === 'string') problems.push(read);
    else records.push(read);
  }
  return { records, problems };
}

// Not import.meta.main: bin/run.mjs imports this file in its own process.
if (process.argv[1] === import.meta.filename) {
  const { records, problems } = readRecords();
  for (const problem of problems) console.error(problem);
  writeFileSync(page, indexOf(records));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
