import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCode } from './database-errors.ts';
import { findIsolationProblems } from './row-level-security.ts';
import { sharedTables } from './shared-tables.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { insertInto, plantRows, readTenantTables, type TenantTable } from './test-tenant-rows.ts';

const OURS = 1;
const THEIRS = 2;

let database: TestDatabase;
let tables: TenantTable[];

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(`
    create table probe (
      company_id bigint not null, id bigint not null, word text not null, primary key (company_id, id));
    alter table probe enable row level security, force row level security;
    create policy probe_company on probe to candor_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::bigint)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::bigint);
    grant select, insert, update, delete on probe to candor_app`);
  tables = await readTenantTables(database.owner);
  await plantRows(database.owner, tables, THEIRS);
});

afterAll(() => database.drop());

const problems = () => findIsolationProblems(database.owner, sharedTables);

/** Runs SQL as the application inside a company and gives the rows, or the SQLSTATE of the refusal. */
async function asApp(companyId: number | undefined, text: string): Promise<unknown[] | string> {
  const work = async (tx: Parameters<Parameters<typeof database.db.global>[0]>[0]) =>
    (await sql.raw(text).execute(tx)).rows;
  try {
    return await (companyId === undefined
      ? database.db.global(work)
      : database.db.inCompany(companyId, work));
  } catch (error) {
    return errorCode(error);
  }
}

const REFUSED = '42501';

test('[D4] the migrated schema has no isolation problem', async () => {
  expect(await problems()).toEqual([]);
});

test('[D4] the application connects as a role that owns nothing and cannot bypass policies', async () => {
  const [role] = await database.db.global(
    async (tx) =>
      (
        await sql`select current_user as name, session_user as session, rolsuper, rolbypassrls
                    from pg_roles where rolname = current_user`.execute(tx)
      ).rows,
  );
  expect(role).toEqual({
    name: 'candor_app',
    session: 'candor_app',
    rolsuper: false,
    rolbypassrls: false,
  });
});

test('[D4] without a company no table gives a row', async () => {
  for (const { name } of tables) {
    expect([name, await asApp(undefined, `select 1 as seen from "${name}"`)]).toEqual([
      name,
      expect.toSatisfy((answer) => answer === REFUSED || (Array.isArray(answer) && !answer.length)),
    ]);
  }
});

test('[D4] in another company no table gives a row, and none of theirs can be changed or added', async () => {
  for (const table of tables) {
    for (const text of [
      `select 1 as seen from "${table.name}"`,
      `update "${table.name}" set company_id = company_id returning 1 as seen`,
      `delete from "${table.name}" returning 1 as seen`,
    ]) {
      const answer = await asApp(OURS, text);
      expect([text, answer === REFUSED ? [] : answer]).toEqual([text, []]);
    }
    expect([table.name, await asApp(OURS, insertInto(table, THEIRS))]).toEqual([
      table.name,
      REFUSED,
    ]);
    expect([table.name, await asApp(undefined, insertInto(table, THEIRS))]).toEqual([
      table.name,
      REFUSED,
    ]);
  }
});

test('[D4] the rows that were hidden are there', async () => {
  for (const { name } of tables) {
    const { rows } = await database.owner.query(`select company_id::int as id from "${name}"`);
    expect([name, rows]).toEqual([name, [{ id: THEIRS }]]);
  }
  expect(await asApp(THEIRS, 'select word from probe')).toEqual([{ word: 'x' }]);
});

/** Runs the checker in a transaction with `change` in it, and takes the change back. */
async function problemsAfter(change: string): Promise<string[]> {
  const client = await database.owner.connect();
  try {
    await client.query(`begin; ${change}`);
    return await findIsolationProblems(client, sharedTables);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const columns = 'company_id bigint not null, id bigint not null';
const key = 'primary key (company_id, id)';
const policy = (using: string, check = using) =>
  `alter table planted enable row level security, force row level security;
   create policy p on planted using (${using}) with check (${check});`;
const mine = `company_id = current_setting('app.company_id')::bigint`;

test.each([
  ['a table without a policy', `create table planted (${columns}, ${key})`, 'planted: row-level'],
  [
    'a table whose owner is exempt',
    `create table planted (${columns}, ${key}); ${policy(mine)} alter table planted no force row level security`,
    'planted: row-level',
  ],
  [
    'a policy that reads everything',
    `create table planted (${columns}, ${key}); ${policy('true', mine)}`,
    'planted: a policy does not compare company_id (or account_id) in USING',
  ],
  [
    'a policy that lets anything in',
    `create table planted (${columns}, ${key}); ${policy(mine, 'true')}`,
    'planted: a policy does not compare company_id (or account_id) in WITH CHECK',
  ],
  [
    'a key that does not start with the company',
    `create table planted (${columns}, primary key (id)); ${policy(mine)}`,
    'planted: the primary key',
  ],
  [
    'a foreign key without the company',
    `create unique index on probe (id);
     create table planted (${columns}, ${key}, probe_id bigint references probe (id)); ${policy(mine)}`,
    'planted: a foreign key',
  ],
  ['a table without company_id', 'create table planted (id bigint)', 'planted: has no company_id'],
  [
    'a partition open to the application',
    `create table planted (${columns}, ${key}) partition by range (id); ${policy(mine)}
     create table planted_1 partition of planted default; grant select on planted_1 to candor_app`,
    'planted_1: is a partition',
  ],
  [
    "a view with its owner's rights",
    'create view planted as select * from probe',
    'planted: is a view',
  ],
  [
    "a function with its owner's rights",
    `create function planted() returns bigint language sql security definer as 'select count(*) from probe'`,
    'planted: is a function',
  ],
  ['a role that bypasses policies', 'alter role candor_app bypassrls', 'candor_app: can bypass'],
])('[D4] %s is reported', async (_what, change, expected) => {
  expect(await problemsAfter(change)).toContainEqual(expect.stringContaining(expected));
});

test('[D4] 1,000 interleaved transactions with aborts on one pool leak nothing', async () => {
  const companies = [11, 12, 13];
  let state = 20_261_121;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const stored = new Map(companies.map((id) => [id, 0]));
  const seen: unknown[] = [];
  const one = async (id: number) => {
    const company = companies[Math.floor(random() * companies.length)] ?? 11;
    const fate = random();
    await database.db.inCompany(company, async (tx) => {
      await sql`insert into probe (company_id, id, word) values (${company}, ${id}, 'kept')`.execute(
        tx,
      );
      const { rows } = await sql<{
        companyId: number;
      }>`select distinct company_id from probe`.execute(tx);
      seen.push(...rows.filter((row) => row.companyId !== company));
      if (fate < 0.2) throw new Error('abort');
      if (fate < 0.4) await sql`select 1 / 0`.execute(tx);
    });
    stored.set(company, (stored.get(company) ?? 0) + 1);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 1_000 }, (_, id) => one(id)));
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(300);
  expect(seen).toEqual([]);
  for (const company of companies) {
    const text = `select count(*) as found from probe where word = 'kept'`;
    expect(await asApp(company, text)).toEqual([{ found: stored.get(company) }]);
  }
  expect(await asApp(undefined, 'select 1 as seen from probe')).toEqual([]);
});
