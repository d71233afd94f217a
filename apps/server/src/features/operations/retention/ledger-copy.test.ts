import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCopy, writeCopy } from './ledger-copy.ts';

const at = '2026-11-29T10:00:00.000Z';
const person = { companyId: 1, candidateId: 2, mergedIds: [], begunAt: at, because: 'Asked.' };
const recording = { companyId: 1, scheduleId: 3, askedAt: at, deleteBy: at, goneAt: at };

test('a copy keeps recordings apart, so that a Candor of before reads the people in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  try {
    const file = join(folder, 'erased.ndjson');
    writeCopy(file, [person, recording]);
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(person)}\n`);
    expect(readCopy(file)).toEqual([person, recording]);
    rmSync(`${file}.recordings`);
    expect(readCopy(file)).toEqual([person]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
