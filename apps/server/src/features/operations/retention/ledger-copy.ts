import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isPerson, type LedgerLine, readLedger, writeLedger } from './ledger.ts';

/** Apart, as in backups: a Candor of before reads only people in a list, and stops at anything else. */
const besideOf = (file: string): string => `${file}.recordings`;

export function writeCopy(file: string, known: readonly LedgerLine[]): void {
  writeFileSync(file, writeLedger(known.filter(isPerson)));
  writeFileSync(besideOf(file), writeLedger(known.filter((one) => !isPerson(one))));
}

/** A copy of before has no list of recordings. */
export function readCopy(file: string): LedgerLine[] {
  const files = [file, besideOf(file)].filter((one) => one === file || existsSync(one));
  return files.flatMap((one) => readLedger(readFileSync(one, 'utf8')));
}
