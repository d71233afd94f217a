import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createScene, type Scene } from '../../../test-scene.ts';
import { recordAudit } from './index.ts';

let app: TestApp;
let scene: Scene;
let admin: string;

beforeAll(async () => {
  app = await createTestApp();
  scene = await createScene(app);
  admin = (await scene.signInAsAdmin()).authorization;
});
afterAll(() => app.close());

const { listAuditEntries, listAuditChoices, checkAuditChain, exportAudit } = contract.audit;

async function get(path: string, query: Record<string, string> = {}, authorization = admin) {
  const url = `${path}?${new URLSearchParams(query)}`;
  const reply = await app.app.inject({ method: 'GET', url, headers: { authorization } });
  return { status: reply.statusCode, ...reply.json() };
}

const add = (companyId: number, entry: object) =>
  app.db.inCompany(companyId, (tx) =>
    recordAudit(
      tx,
      {
        ...{ companyId, actorKind: 'account', action: 'job.changed', objectKind: 'job' },
        ...entry,
      },
      new Date(),
    ),
  );

test('an admin reads the log, newest first, page by page without a gap', async () => {
  for (let n = 0; n < 60; n += 1) await add(scene.companyId, { objectId: n });
  const first = (await get(listAuditEntries.path)).data;
  expect(first.entries).toHaveLength(50);
  const second = (await get(listAuditEntries.path, { beforeSeq: String(first.olderSeq) })).data;
  const numbers = [...first.entries, ...second.entries].map(({ seq }: { seq: number }) => seq);
  expect(numbers).toEqual(Array.from(numbers, (_, index) => (numbers[0] ?? 0) - index));
});

test('filters leave one kind, one object, one person, and some days', async () => {
  const { accountId } = await scene.signInAsAdmin();
  await add(scene.companyId, { objectKind: 'lamp', objectId: 7, actorAccountId: accountId });
  await add(scene.companyId, { objectKind: 'lamp', objectId: 8 });
  const found = async (query: Record<string, string>) =>
    (await get(listAuditEntries.path, query)).data.entries.length;
  expect(await found({ objectKind: 'lamp' })).toBe(2);
  expect(await found({ objectKind: 'lamp', objectId: '8' })).toBe(1);
  expect(await found({ objectKind: 'lamp', actorAccountID: String(accountId) })).toBe(1);
  const today = new Date().toISOString().slice(0, 10);
  expect(await found({ objectKind: 'lamp', from: today, until: today })).toBe(2);
  expect(await found({ objectKind: 'lamp', until: '2001-01-01' })).toBe(0);
  const { objectKinds, members } = (await get(listAuditChoices.path)).data;
  expect(objectKinds).toContain('lamp');
  expect(new Set(objectKinds).size).toBe(objectKinds.length);
  expect(members.map(({ accountID }: { accountID: number }) => accountID)).toContain(accountId);
});

test('only admins read it, and only their own company’s', async () => {
  const user = (await scene.signInAsUser()).authorization;
  const other = (await scene.signInAsStranger('admin')).authorization;
  for (const { path } of [listAuditEntries, listAuditChoices, checkAuditChain, exportAudit]) {
    expect((await get(path, {}, user)).status).toBe(403);
  }
  const seen = (await get(listAuditEntries.path, {}, other)).data.entries;
  expect(seen.map(({ action }: { action: string }) => action)).toEqual(['session.start']);
  const { objectKinds, members } = (await get(listAuditChoices.path, {}, other)).data;
  expect(objectKinds).toEqual(['session']);
  expect(members).toMatchObject([{ name: 'A Stranger' }]);
});

async function walk(): Promise<{ steps: number; broken: { seq: number; problem: string } | null }> {
  let query: Record<string, string> = {};
  for (let steps = 1; ; steps += 1) {
    const { seq, id, hash, isDone, broken } = (await get(checkAuditChain.path, query)).data;
    if (isDone) return { steps, broken };
    query = { seq: String(seq), id: String(id), hash };
  }
}

test('[F5] the page’s check finds a chain whole, in steps, and names a changed row', async () => {
  await app.db.inCompany(scene.companyId, async (tx) => {
    const entry = { companyId: scene.companyId, actorKind: 'system', objectKind: 'step' };
    for (let n = 0; n < 2_010; n += 1)
      await recordAudit(tx, { ...entry, action: 'step.taken' }, new Date());
  });
  expect(await walk()).toEqual({ steps: 2, broken: null });
  const where = `company_id = ${scene.companyId} and seq = 2005`;
  await app.owner.query(`update audit_log set action = 'step.kept' where ${where}`);
  expect((await walk()).broken).toEqual({ seq: 2005, problem: 'its content was changed' });
  await app.owner.query(`update audit_log set action = 'step.taken' where ${where}`);
  expect((await walk()).broken).toBeNull();
});

test('[F5] the check finds rows planted before the first and missing behind the last', async () => {
  const { companyId } = scene;
  await app.owner.query(
    `insert into audit_log (company_id, occurred_at, seq, actor_kind, action, object_kind, previous_hash, hash)
     values ($1, now(), -3, 'x', 'x', 'x', 'x', 'x')`,
    [companyId],
  );
  expect((await walk()).broken?.problem).toBe('expected number 1, found -3');
  await app.owner.query('delete from audit_log where company_id = $1 and seq = -3', [companyId]);
  await app.owner.query('update audit_heads set seq = seq + 1 where company_id = $1', [companyId]);
  expect((await walk()).broken?.problem).toMatch(/are missing$/);
  await app.owner.query('update audit_heads set seq = seq - 1 where company_id = $1', [companyId]);
});

test('[E7] an export holds what the filters leave, runs no formula, and is itself recorded', async () => {
  await add(scene.companyId, { objectKind: 'sheet', objectId: '=1+1' });
  const { fileName, csv, isCut } = (await get(exportAudit.path, { objectKind: 'sheet' })).data;
  expect(fileName).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv).toContain(",sheet,'=1+1,");
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(isCut).toBe(false);
  const { entries } = (await get(listAuditEntries.path, { objectKind: 'audit' })).data;
  expect(entries[0]).toMatchObject({
    action: 'audit.exported',
    after: { objectKind: 'sheet', entries: 1 },
  });
});
