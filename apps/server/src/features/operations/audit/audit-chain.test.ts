import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts';
import { canonicalText, GENESIS } from './audit-rules.ts';
import { readRows, sha256 } from './audit-store.ts';
import { verifyAudit } from './audit-verification.ts';
import { recordAudit } from './index.ts';

let database: TestDatabase;
let owner: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ connection: database.connections.owner, maxConnections: 2 });
});

afterAll(async () => {
  await owner.close();
  await database.drop();
});

const change = (companyId: number, number: number) => ({
  companyId,
  actorKind: 'account',
  actorAccountId: 5,
  action: 'job.changed',
  objectKind: 'job',
  objectId: number,
  before: { title: `Job ${number}`, seats: number, tags: ['a', 'b'] },
  after: { title: `Job ${number + 1}`, seats: number, tags: [] },
  ip: '192.0.2.1',
  userAgent: 'Firefox',
  requestId: `r-${number}`,
});

async function fill(companyId: number, rows: number): Promise<void> {
  await database.db.inCompany(companyId, async (tx) => {
    for (let number = 1; number <= rows; number += 1)
      await recordAudit(tx, change(companyId, number), new Date());
  });
}

const reportOf = async (companyId: number, anchors = {}) =>
  (await verifyAudit(owner, anchors)).find((report) => report.companyId === companyId);

test("[F5] a company's chain and the platform's verify, over more than one page", async () => {
  await fill(1, 1_005);
  await fill(0, 3);
  expect(await reportOf(1)).toMatchObject({ rows: 1_005 });
  expect(await reportOf(0)).toMatchObject({ rows: 3 });
  expect((await verifyAudit(owner)).filter((report) => report.broken)).toEqual([]);
});

test('[F5] a record of a rolled back change is gone with it', async () => {
  await fill(2, 1);
  const failing = database.db.inCompany(2, async (tx) => {
    await recordAudit(tx, change(2, 2), new Date());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await reportOf(2)).toMatchObject({ rows: 1 });
});

test('[F5] records made at the same time, from the first on, form one chain', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      database.db.inCompany(3, (tx) => recordAudit(tx, change(3, number), new Date())),
    ),
  );
  const report = await reportOf(3);
  expect(report).toMatchObject({ rows: 100, head: { seq: 100 } });
  expect(report?.broken).toBeUndefined();
});

test('[F5] a record for another company is refused', async () => {
  await expect(
    database.db.inCompany(4, (tx) => recordAudit(tx, change(5, 1), new Date())),
  ).rejects.toMatchObject({ code: '42501' });
});

test.each([
  'update audit_log set action = action',
  'delete from audit_log',
  'truncate audit_log',
  'delete from audit_heads',
])('[F5] the application may not run: %s', async (text) => {
  await fill(6, 1);
  await expect(database.db.inCompany(6, (tx) => sql.raw(text).execute(tx))).rejects.toMatchObject({
    code: '42501',
  });
});

test('[F5] a role that cannot see every chain is told so, instead of finding nothing broken', async () => {
  await expect(verifyAudit(database.db)).rejects.toThrow('bypasses row-level security');
});

/** Runs SQL as the owner: somebody with full rights on the database. */
const tamper = (text: string, values: unknown[]) => database.owner.query(text, values);

/** Rewrites hashes from a row to the end so that the links fit again, as a careful forger would. */
async function rehashFrom(companyId: number, seq: number): Promise<void> {
  await owner.inCompany(companyId, async (tx) => {
    let previousHash = seq === 1 ? GENESIS.hash : '';
    for (const row of await readRows(tx, { companyId, last: { seq: -1, id: -1 }, limit: 1_000 })) {
      if (row.seq >= seq) {
        const hash = sha256(canonicalText({ ...row, previousHash }));
        await sql`update audit_log set previous_hash = ${previousHash}, hash = ${hash}
                   where company_id = ${companyId} and seq = ${row.seq}`.execute(tx);
        previousHash = hash;
      } else previousHash = row.hash;
    }
  });
}

const fields = ['action', 'actor_kind', 'object_id', 'ip', 'request_id', 'user_agent', 'hash'];
const updates = [
  ...fields.map((field) => `update audit_log set ${field} = reverse(${field}) || 'x'`),
  `update audit_log set before = jsonb_set(before, '{seats}', '999')`,
  `update audit_log set after = null`,
  'update audit_log set actor_account_id = 6',
  `update audit_log set occurred_at = occurred_at + interval '1 microsecond'`,
];

/** The four kinds of forgery; each returns where the break must be seen at the latest. */
const forgeries = {
  changed: async (companyId: number, seq: number) => {
    await tamper(`${updates[seq % updates.length]} where company_id = $1 and seq = $2`, [
      companyId,
      seq,
    ]);
    return seq;
  },
  deleted: async (companyId: number, seq: number) => {
    await tamper('delete from audit_log where company_id = $1 and seq = $2', [companyId, seq]);
    return seq + 1;
  },
  swapped: async (companyId: number, seq: number) => {
    await tamper(
      `update audit_log set seq = case seq when $2::bigint then $2::bigint + 1 else $2::bigint end
        where company_id = $1 and seq in ($2::bigint, $2::bigint + 1)`,
      [companyId, seq],
    );
    return seq;
  },
  rehashed: async (companyId: number, seq: number) => {
    await tamper(`update audit_log set action = 'job.kept' where company_id = $1 and seq = $2`, [
      companyId,
      seq,
    ]);
    await rehashFrom(companyId, seq);
    return ROWS; // seen where the chain meets its recorded end
  },
};
const ROWS = 12;

test('[F5] 100 tampered rows are all found', async () => {
  let state = 5;
  const missed: unknown[] = [];
  const before = await verifyAudit(owner);
  for (let trial = 0; trial < 100; trial += 1) {
    const companyId = 1_000 + trial;
    await fill(companyId, ROWS);
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const seq = 1 + (state % (ROWS - 1));
    const kind = (['changed', 'deleted', 'swapped', 'rehashed'] as const)[trial % 4] ?? 'changed';
    const latest = await forgeries[kind](companyId, seq);
    const broken = (await reportOf(companyId))?.broken;
    if (!broken || broken.seq < seq || broken.seq > latest) missed.push({ kind, seq, broken });
    await tamper('delete from audit_log where company_id = $1', [companyId]);
    await tamper('delete from audit_heads where company_id = $1', [companyId]);
  }
  expect(missed).toEqual([]);
  expect(await verifyAudit(owner)).toEqual(before);
});

test('[F5] rows cut off the end, a lost head and rows added behind it are found', async () => {
  await fill(31, 3);
  await tamper('delete from audit_log where company_id = $1 and seq = 3', [31]);
  expect((await reportOf(31))?.broken).toEqual({ seq: 3, problem: 'rows up to 3 are missing' });
  await fill(32, 3);
  await tamper('delete from audit_heads where company_id = $1', [32]);
  expect((await reportOf(32))?.broken?.problem).toBe('the end of the chain is not recorded');
  await fill(33, 3);
  await tamper('update audit_heads set seq = 2 where company_id = $1', [33]);
  expect((await reportOf(33))?.broken?.problem).toContain('are missing');
  await tamper('delete from audit_log where company_id in ($1, $2, $3)', [31, 32, 33]);
  await tamper('delete from audit_heads where company_id in ($1, $2, $3)', [31, 32, 33]);
});

test('[F5] with a note of the ends, a completely rewritten or emptied chain is found too', async () => {
  await fill(41, 3);
  const noted = { 41: (await reportOf(41))?.head };
  expect((await reportOf(41, noted))?.broken).toBeUndefined();
  await fill(41, 2);
  expect((await reportOf(41, noted))?.broken).toBeUndefined();
  await tamper(`update audit_log set action = 'x' where company_id = $1 and seq = 2`, [41]);
  await rehashFrom(41, 2);
  await tamper(
    `update audit_heads set hash = (select hash from audit_log where company_id = $1 and seq = 5)
      where company_id = $1`,
    [41],
  );
  expect((await reportOf(41))?.broken).toBeUndefined();
  expect((await reportOf(41, noted))?.broken?.seq).toBe(3);
  await tamper('delete from audit_log where company_id = $1', [41]);
  await tamper('delete from audit_heads where company_id = $1', [41]);
  expect((await reportOf(41, noted))?.broken).toBeDefined();
});

test('[F5] the command names the first broken row and ends with status 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-audit-'));
  const { host, user, database: name } = database.connections.owner;
  const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host ?? '')}`;
  const run = (...options: string[]) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, 'verify-audit.ts'), ...options],
        { env: { ...process.env, DATABASE_URL: url } },
        (error, output, problems) => resolve({ code: error?.code ?? 0, output: output + problems }),
      );
    });
  await fill(51, 3);
  const note = join(folder, 'heads.json');
  expect(await run('--save', note)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(note, 'utf8'))[51].seq).toBe(3);
  expect(await run('--anchors', note)).toMatchObject({ code: 0 });
  await tamper(`update audit_log set action = 'x' where company_id = 51 and seq = 2`, []);
  const after = await run();
  expect(after.code).toBe(1);
  expect(after.output).toContain('company 51: BROKEN at number 2: its content was changed');
  rmSync(folder, { recursive: true });
});
