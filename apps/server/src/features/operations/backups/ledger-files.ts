import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPerson, type LedgerLine, readLedger, writeLedger } from '../retention/index.ts';

/** Apart: a Candor of before knows no recordings in the list of people, and would read no further. */
const people = 'erasures.ndjson';
const recordings = 'deleted-recordings.ndjson';

export const writeLedgers = (known: readonly LedgerLine[]): Readonly<Record<string, string>> => ({
  [people]: writeLedger(known.filter(isPerson)),
  [recordings]: writeLedger(known.filter((one) => !isPerson(one))),
});

/** A backup of before has no list of recordings. */
export async function readLedgers(folder: string): Promise<LedgerLine[]> {
  const texts = [await readFile(join(folder, people), 'utf8')];
  texts.push(await readFile(join(folder, recordings), 'utf8').catch(noneOfBefore));
  return texts.flatMap(readLedger);
}

function noneOfBefore(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
}
