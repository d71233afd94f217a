import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { brokenChains } from '../audit/test-audit.ts';
import { eraseAgain, findLedger } from './erase-again.ts';
import { readErasures } from './erasure-store.ts';
import { readLedger, writeLedger } from './ledger.ts';
import { backUp } from './test-backup.ts';
import { canaries, liveThrough } from './test-canary.ts';
import { filesHolding, logHolding, tablesHolding } from './test-canary-search.ts';

let passed = 0;
let service: TestApp;

beforeAll(async () => {
  service = await createTestApp({ now: () => new Date(Date.now() + passed) });
});
afterAll(() => service.close());

const parts = () => {
  const { db, objects, clock } = service;
  const nothing = async () => {};
  return {
    db,
    objects,
    clock,
    forgetMails: nothing,
    releaseSeats: nothing,
    returnCredits: nothing,
  };
};

test('[F4] who was erased after the backup that is put back is erased again, once, and nobody else', async () => {
  const lived = await liveThrough(service, { pass: (ms) => void (passed += ms) });
  const { companyId, candidateID } = lived;
  const restore = await backUp(service.owner);
  const admin = await lived.admin();
  const body = { candidateID, email: canaries.email, because: 'Asked for it.' };
  expect(await admin('POST', '/api/retention/erasures', body)).toMatchObject({ status: 200 });
  const noted = await service.db.inCompany(companyId, (tx) => readErasures(tx, companyId));
  const saved = writeLedger(noted);

  // By what stands beside the database: a held person of the backup was let go before they were erased.
  await restore();
  await service.owner.query(
    `update candidates set held_at = now(), held_because = 'x', held_by = (select min(id) from accounts) where id = $1`,
    [candidateID],
  );
  expect((await tablesHolding(service)).length).toBeGreaterThan(15);
  const again = await eraseAgain(parts(), await findLedger(parts()));
  expect(again).toMatchObject({
    ...{ known: 1, unfinished: [] },
    erased: [{ companyId, id: candidateID, because: 'Asked for it.' }],
  });
  expect(await tablesHolding(service)).toEqual([]);
  expect(filesHolding(service)).toEqual([]);
  expect(await logHolding(service, companyId)).toEqual([]);
  expect(await brokenChains(service)).toEqual([]);
  const { rows } = await service.owner.query(`select count(*)::int as n from candidates`);
  expect(rows[0].n).toBeGreaterThan(0);
  expect(await eraseAgain(parts(), await findLedger(parts()))).toMatchObject({ erased: [] });

  // By a ledger that was saved, where the objects are as old as the backup.
  await restore();
  rmSync(join(service.folder, 'erasures'), { recursive: true, force: true });
  const files = await eraseAgain(parts(), readLedger(saved));
  expect(files.erased).toHaveLength(1);
  expect(await tablesHolding(service)).toEqual([]);

  // The number was given again, to somebody who came later.
  await restore();
  await service.owner.query(`update candidates set created_at = $2 where id = $1`, [
    candidateID,
    new Date(Date.now() + passed + 60_000),
  ]);
  expect((await eraseAgain(parts(), readLedger(saved))).erased).toEqual([]);
});
