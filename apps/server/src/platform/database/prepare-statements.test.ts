import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareStatements } from './prepare-statements.ts';

test('each statement is asked once, and one that this PostgreSQL does not know is named with its reason', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-ledger-'));
  const ledger = join(folder, 'statements');
  const known = 'select id from accounts where email = $1';
  const unknown = 'select from_a_later_version(id) from accounts';
  writeFileSync(ledger, [known, unknown, known].map((text) => JSON.stringify(text)).join('\n'));
  const { asked, refusals } = await prepareStatements(ledger, process.env['TEST_PG_BIN']);
  expect(asked).toBe(2);
  expect(refusals).toEqual([
    { text: unknown, reason: expect.stringContaining('from_a_later_version') },
  ]);
  rmSync(folder, { recursive: true });
});
