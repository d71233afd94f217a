import { contract } from '@candor/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../../platform/database/database.ts';
import { testPersonKey } from '../../../platform/database/test-database.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { type AuditEntry } from './audit-rules.ts';
import { verifyAudit } from './audit-verification.ts';
import { recordAudit, sealEarlierEntries } from './index.ts';
import { openedAudit } from './test-audit.ts';

let service: TestApp;
let owner: Database;
let call: Caller;
let companyId: number;

beforeAll(async () => {
  service = await createTestApp();
  owner = openDatabase({ connection: service.connections.owner, maxConnections: 2 });
  const company = await people(service).found();
  companyId = company.companyId;
  call = company.call;
});
afterAll(async () => {
  await owner.close();
  await service.close();
});

let made = 0;
async function plantCandidate(): Promise<number> {
  made += 1;
  const { rows } = await service.owner.query(
    `insert into candidates (company_id, email, first_name, last_name, last_activity_at)
     values ($1, $2, 'Ada', 'Canary', now()) returning id::int`,
    [companyId, `sealed-${made}@example.com`],
  );
  return rows[0].id;
}

const write = (entry: Partial<AuditEntry>) =>
  service.db.inCompany(companyId, (tx) =>
    recordAudit(
      tx,
      {
        ...{
          companyId,
          actorKind: 'account',
          action: 'candidate.updated',
          objectKind: 'candidate',
        },
        ...entry,
      },
      new Date(),
    ),
  );
const phone = { before: { phone: '+99 1' }, after: { phone: '+99 2' } };
/** As earlier releases wrote them. */
const writePlain = (entry: Partial<AuditEntry>) => write({ ...entry, isPlain: true });

const forget = (id: number) =>
  service.owner.query('delete from candidates where company_id = $1 and id = $2', [companyId, id]);
const report = async (anchors = {}) =>
  (await verifyAudit(owner, anchors)).find((one) => one.companyId === companyId);
const stored = async (id: number) => {
  const text = `select string_agg(l::text, ' ') as text from audit_log l where object_kind = 'candidate' and object_id = $1`;
  return (await service.owner.query(text, [String(id)])).rows[0].text as string;
};

async function read(id: number) {
  const about = { objectKind: 'candidate', objectId: String(id) };
  const get = (path: string) => call('GET', `${path}?${new URLSearchParams(about)}`);
  const { data } = await get(contract.audit.listAuditEntries.path);
  const { csv } = (await get(contract.audit.exportAudit.path)).data;
  return { entries: data.entries, csv };
}

test('[F5] what the log says of a person is sealed, read by admins, and erased with the person', async () => {
  const id = await plantCandidate();
  await write({ ...phone, objectId: id });
  expect(await stored(id)).not.toContain('+99');
  const open = await read(id);
  expect(open.entries).toMatchObject([{ ...phone, gone: null }]);
  expect(open.csv).toContain('+99 2');
  await forget(id);
  const gone = await read(id);
  expect(gone.entries).toMatchObject([{ before: null, after: null, gone: 'erased' }]);
  expect(gone.csv).toContain(`,candidate,${id},erased,erased,`);
  expect((await report())?.broken).toBeUndefined();
});

test('[F5] of whoever is not there any more nothing is written down, but that something was done', async () => {
  const id = await plantCandidate();
  await forget(id);
  await write({ ...phone, objectId: id });
  expect((await read(id)).entries).toMatchObject([
    { before: null, after: null, action: 'candidate.updated' },
  ]);
});

test('[F5] where a person called from is theirs; where a colleague called from is the log’s', async () => {
  const id = await plantCandidate();
  const origin = { ip: '192.0.2.77', userAgent: 'Canary/1.0' };
  await write({ ...origin, objectId: id, actorKind: 'visitor' });
  expect(await stored(id)).not.toMatch(/192\.0\.2\.77|Canary/);
  expect((await read(id)).entries).toMatchObject([origin]);
  await write({ ...origin, ...phone, objectId: id });
  await forget(id);
  expect((await read(id)).entries).toMatchObject([origin, { ip: null, userAgent: null }]);
});

test('[F5] a changed sealed value is found', async () => {
  const id = await plantCandidate();
  await write({ ...phone, objectId: id });
  const { seq } = (await read(id)).entries[0];
  const set = (value: string) =>
    service.owner.query(
      `update audit_log set sealed = ${value} where company_id = $1 and seq = $2`,
      [companyId, seq],
    );
  await set(`sealed || 'x'`);
  expect((await report())?.broken).toEqual({ seq, problem: 'its content was changed' });
  await set(`left(sealed, -1)`);
  expect((await report())?.broken).toBeUndefined();
});

test('[F5] a chain written in plain text is sealed once, still verifies, and its noted end still holds', async () => {
  const [kept, erased, gone, merged] = [
    await plantCandidate(),
    await plantCandidate(),
    await plantCandidate(),
    await plantCandidate(),
  ];
  await writePlain({ ...phone, objectId: kept, ip: '192.0.2.1' });
  await writePlain({ ...phone, objectId: erased });
  await writePlain({ ...phone, objectId: gone });
  // Became one with the first before there were keys; nobody was erased.
  await writePlain({ ...phone, objectId: merged });
  await service.owner.query(
    `insert into candidate_merges (company_id, kept_id, gone_id, gone_name, merged_by, merged_at, undo_until)
     select $1, $2, $3, 'Ada Moen', min(id), now(), now() from accounts`,
    [companyId, kept, merged],
  );
  await forget(merged);
  await writePlain({
    after: { filter: { keywords: 'Canary' }, count: 1 },
    action: 'candidate.exported',
  });
  await writePlain({ objectKind: 'job', objectId: 1, after: { title: 'Welder' } });
  await forget(gone);
  const noted = { [companyId]: (await report())?.head };
  const unsealed = `update audit_heads set are_earlier_sealed = false where company_id = $1`;
  await service.owner.query(unsealed, [companyId]);
  const older = { [companyId]: { ...noted[companyId], sealedFrom: undefined } };
  const seal = () => sealEarlierEntries(service.connections.owner, testPersonKey);
  await seal();
  const { rows } = await service.owner.query(
    `select string_agg(l::text, ' ') as text from audit_log l where company_id = $1`,
    [companyId],
  );
  expect(rows[0].text).not.toMatch(/\+99|keywords/);
  expect(rows[0].text).toContain('Welder');
  expect((await read(kept)).entries).toMatchObject([{ ...phone, ip: '192.0.2.1', gone: null }]);
  expect((await read(gone)).entries).toMatchObject([
    { before: null, after: null, gone: 'upgraded' },
  ]);
  expect((await read(gone)).csv).toContain(
    `,${gone},removed at the upgrade,removed at the upgrade,`,
  );
  expect((await read(merged)).entries).toMatchObject([{ ...phone, gone: null }]);
  await forget(erased);
  expect((await read(erased)).entries).toMatchObject([{ before: null, gone: 'erased' }]);
  expect((await report(older))?.broken).toBeUndefined();
  const check = await call('GET', contract.audit.checkAuditChain.path);
  expect(check.data).toMatchObject({ isDone: true, broken: null });
  const length = (await openedAudit(service, companyId)).length;
  await seal();
  expect((await openedAudit(service, companyId)).length).toBe(length);
  // Who noted the end when nothing was sealed sees that something was since.
  expect((await report(noted))?.broken?.problem).toContain('vouches');
});

test('[F5] nobody vouches a second time: words taken out later are found', async () => {
  const id = await plantCandidate();
  await writePlain({ ...phone, objectId: id });
  const { seq } = (await read(id)).entries[0];
  await service.owner.query(
    `update audit_heads set are_earlier_sealed = false where company_id = $1`,
    [companyId],
  );
  await sealEarlierEntries(service.connections.owner, testPersonKey);
  const broken = (await report())?.broken;
  expect(broken?.problem).toBe('its content was changed');
  expect(broken?.seq).toBeLessThanOrEqual(seq);
});

test('[F5] a second start waits for the first, however long it seals, and then does nothing', async () => {
  const id = await plantCandidate();
  await writePlain({ ...phone, objectId: id });
  const length = (await openedAudit(service, companyId)).length;
  const unseal = `update audit_heads set are_earlier_sealed = false where company_id = $1`;
  await service.owner.query(unseal, [companyId]);
  const first = await service.owner.connect();
  // Only the timers of the second start: it is a minute late for its own patience with a query.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await first.query('begin');
    await first.query('select from audit_heads where company_id = $1 for update', [companyId]);
    const second = sealEarlierEntries(service.connections.owner, testPersonKey);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await service.owner.query(waiting)).rowCount === 0);
    vi.advanceTimersByTime(60_000);
    const seal = `update audit_heads set are_earlier_sealed = true where company_id = $1`;
    await first.query(seal, [companyId]);
    await first.query('commit');
    await second;
  } finally {
    vi.useRealTimers();
    first.release();
  }
  expect((await openedAudit(service, companyId)).length).toBe(length);
  expect(await stored(id)).toContain('+99');
});
