import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import {
  findToken,
  issueToken,
  recallToken,
  revokeTokens,
  spendToken,
  type TokenPurpose,
} from './one-time-token-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-11-21T09:00:00Z');
const end = new Date('2026-11-21T10:00:00Z');
const beforeEnd = new Date(end.getTime() - 1);
const purpose = 'reset-password';

let planted = 0;
async function plantAccount(): Promise<{ accountId: number }> {
  planted += 1;
  const text = `insert into accounts (email, first_name, last_name, user_types)
    values ($1, 'Ada', 'Lovelace', '{CANDIDATE}') returning id::int`;
  const { rows } = await database.owner.query(text, [`token${planted}@example.com`]);
  return { accountId: rows[0].id };
}

const issue = (accountId: number, wanted: TokenPurpose = purpose) =>
  database.db.global((tx) =>
    issueToken(tx, { purpose: wanted, accountId, expiresAt: end, data: { a: 1 } }, now),
  );
const find = (secret: string, at = now, wanted: TokenPurpose = purpose) =>
  database.db.global((tx) => findToken(tx, { purpose: wanted, secret, now: at }));
const recall = (secret: string, wanted: TokenPurpose = purpose) =>
  database.db.global((tx) => recallToken(tx, wanted, secret));
const spend = (secret: string, at = now, wanted: TokenPurpose = purpose) =>
  database.db.global((tx) => spendToken(tx, { purpose: wanted, secret, now: at }));
const revoke = (accountId: number, wanted: TokenPurpose = purpose) =>
  database.db.global((tx) => revokeTokens(tx, { purpose: wanted, accountId, now }));

test('[C1] a token is found as often as one looks, and spent once', async () => {
  const { accountId } = await plantAccount();
  const secret = await issue(accountId);
  const found = { id: expect.any(Number), accountId, data: { a: 1 } };
  expect(await find(secret)).toEqual(found);
  expect(await find(secret)).toEqual(found);
  expect(await spend(secret)).toEqual(found);
  expect(await spend(secret)).toBeUndefined();
  expect(await find(secret)).toBeUndefined();
  // An old link, with what became of it.
  expect(await recall(secret)).toEqual({ ...found, expiresAt: expect.any(Date), revokedAt: null });
});

test('[C1] of 100 who spend it at once one gets it', async () => {
  const { accountId } = await plantAccount();
  const secret = await issue(accountId);
  const all = await Promise.all(Array.from({ length: 100 }, () => spend(secret)));
  expect(all.filter((one) => one !== undefined)).toHaveLength(1);
});

test('[C12] a token of one purpose is nothing for another, and neither is an invented one', async () => {
  const { accountId } = await plantAccount();
  const secret = await issue(accountId);
  expect(await find(secret, now, 'set-password')).toBeUndefined();
  expect(await spend(secret, now, 'set-password')).toBeUndefined();
  expect(await recall(secret, 'set-password')).toBeUndefined();
  const invented = 'A'.repeat(43);
  expect([await find(invented), await spend(invented), await recall(invented)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await spend(secret)).toBeDefined();
});

test('a token ends with its time, to the millisecond', async () => {
  const { accountId } = await plantAccount();
  const secret = await issue(accountId);
  expect(await find(secret, end)).toBeUndefined();
  expect(await spend(secret, end)).toBeUndefined();
  expect(await find(secret, beforeEnd)).toBeDefined();
  expect(await spend(secret, beforeEnd)).toBeDefined();
});

test('what is revoked is this person’s, of this purpose, and not spent yet', async () => {
  const [ada, eve] = [await plantAccount(), await plantAccount()];
  const [first, second] = [await issue(ada.accountId), await issue(ada.accountId)];
  const other = await issue(ada.accountId, 'set-password');
  const hers = await issue(eve.accountId);
  await spend(second);
  await revoke(ada.accountId);
  expect([await find(first), await spend(first)]).toEqual([undefined, undefined]);
  expect(await find(other, now, 'set-password')).toBeDefined();
  expect(await find(hers)).toBeDefined();
  expect(await revokedCount(ada.accountId)).toBe(1);
});

test('a second revocation changes nothing about the first', async () => {
  const { accountId } = await plantAccount();
  await issue(accountId);
  await revoke(accountId);
  const later = new Date(now.getTime() + 1000);
  await database.db.global((tx) => revokeTokens(tx, { purpose, accountId, now: later }));
  const text = 'select revoked_at from one_time_tokens where account_id = $1';
  expect((await database.owner.query(text, [accountId])).rows).toEqual([{ revoked_at: now }]);
});

async function revokedCount(accountId: number): Promise<number> {
  const text = `select count(*)::int as n from one_time_tokens
    where account_id = $1 and revoked_at is not null`;
  return (await database.owner.query(text, [accountId])).rows[0].n;
}

test('a secret has 256 bits, and the database only its hash', async () => {
  const { accountId } = await plantAccount();
  const secret = await issue(accountId);
  expect(secret).toMatch(/^[\w-]{43}$/);
  const text = 'select t::text as row from one_time_tokens t where account_id = $1';
  const [row] = (await database.owner.query(text, [accountId])).rows;
  expect(row.row).not.toContain(secret);
});
