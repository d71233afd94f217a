import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, type Tx } from './database.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(`
    create table counter (id int primary key, value int not null);
    insert into counter values (1, 0), (2, 0);
    grant select, update on counter to candor_app`);
});

afterAll(() => database.drop());

const value = async (id: number) =>
  (await database.owner.query(`select value from counter where id = ${id}`)).rows[0].value;

const add = (tx: Tx, id: number) =>
  sql`update counter set value = value + 1 where id = ${id}`.execute(tx);

test('the company and the account are known inside the transaction and forgotten after it', async () => {
  const read = async (tx: Tx) =>
    (
      await sql`select current_setting('app.company_id', true) as company,
                       current_setting('app.account_id', true) as account`.execute(tx)
    ).rows[0];
  const one = openDatabase({ connection: database.connections.app, maxConnections: 1 });
  expect(await one.inCompany(7, read, { accountId: 9 })).toEqual({ company: '7', account: '9' });
  expect(await one.asAccount(9, read)).toEqual({ company: '', account: '9' });
  expect(await one.inCompany(8, read)).toEqual({ company: '8', account: '' });
  expect(await one.global(read)).toEqual({ company: '', account: '' });
  await one.close();
});

test.each([-1, 1.5, Number.NaN, 2 ** 53, '1; drop table x' as unknown as number])(
  'a company id of %s is refused',
  (id) => {
    expect(() => database.db.inCompany(id, async () => 1)).toThrow(RangeError);
  },
);

test('a thrown error rolls everything back and reaches the caller unchanged', async () => {
  const error = new Error('no');
  const before = await value(1);
  await expect(
    database.db.global(async (tx) => {
      await add(tx, 1);
      throw error;
    }),
  ).rejects.toBe(error);
  expect(await value(1)).toBe(before);
});

test('a failed statement whose error was swallowed does not pass for stored', async () => {
  const before = await value(1);
  await expect(
    database.db.global(async (tx) => {
      await add(tx, 1);
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    }),
  ).rejects.toThrow('Nothing was stored');
  expect(await value(1)).toBe(before);
});

test('a transaction kept beyond its end refuses to query', async () => {
  const kept = await database.db.inCompany(1, async (tx) => tx);
  await expect(sql`select 1`.execute(kept)).rejects.toThrow('has ended');
});

test('two transactions that deadlock both succeed in the end', async () => {
  const before = [await value(1), await value(2)];
  // Whoever waits longest before looking for a deadlock is never the one that is ended.
  const options = '-c deadlock_timeout=10min';
  const patient = openDatabase({ connection: { ...database.connections.owner, options } });
  const [held, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let attempts = 0;
  const first = patient.global(async (tx) => {
    attempts += 1;
    await add(tx, 1);
    await held.promise;
    const second = add(tx, 2);
    waiting.resolve(untilSomebodyWaits());
    await second;
  });
  const second = database.db.global(async (tx) => {
    attempts += 1;
    // Sooner, the retry could take the row from under the one that waits for it, and meet it again.
    if (attempts > 2) await first;
    await add(tx, 2);
    held.resolve();
    // A deadlock is looked for once in each wait, so the later one to wait is sure to find it.
    await waiting.promise;
    await add(tx, 1);
  });
  await Promise.all([first, second]);
  expect(attempts).toBe(3);
  expect([await value(1), await value(2)]).toEqual(before.map((count: number) => count + 2));
  await patient.close();
});

async function untilSomebodyWaits(): Promise<void> {
  const waits = `select 1 from pg_stat_activity
                  where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await database.owner.query(waits)).rowCount === 1, 10_000);
}

test('a serialization failure is tried four times in all, then given to the caller', async () => {
  let attempts = 0;
  const failing = database.db.global(async (tx) => {
    attempts += 1;
    await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(tx);
  });
  await expect(failing).rejects.toThrow('conflict');
  expect(attempts).toBe(4);
});

test('a bigint arrives as a number, and one that a number cannot hold is an error', async () => {
  const read = (text: string) =>
    database.db.global(
      async (tx) => (await sql.raw<{ big: unknown }>(text).execute(tx)).rows[0]?.big,
    );
  expect(await read(`select 9007199254740991::bigint as big`)).toBe(9007199254740991);
  await expect(read(`select 9007199254740993::bigint as big`)).rejects.toThrow(RangeError);
  expect(await read(`select array[1, null, 3]::bigint[] as big`)).toEqual([1, null, 3]);
  await expect(read(`select '{9007199254740993}'::bigint[] as big`)).rejects.toThrow(RangeError);
  expect(await read(`select date '2026-03-29' as big`)).toBe('2026-03-29');
  expect(await read(`select '{"inner_key": 1}'::jsonb as big`)).toEqual({ inner_key: 1 });
});

test('a session ended by the server becomes DatabaseUnavailable, and the pool heals', async () => {
  const end = database.db.global(async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  });
  const error: unknown = await end.catch((reason) => reason);
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(error).toMatchObject({ outcomeUnknown: false });
  expect(
    await database.db.global(async (tx) => (await sql`select 1`.execute(tx)).rows.length),
  ).toBe(1);
});

test('a frozen session is given up, and the next transaction gets another one', async () => {
  const one = openDatabase({
    connection: database.connections.app,
    maxConnections: 1,
    statementTimeoutMs: 300,
  });
  const session = () =>
    one.global(
      async (tx) =>
        (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid ?? 0,
    );
  const frozen = await session();
  process.kill(frozen, 'SIGSTOP');
  try {
    await expect(session()).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await session()).not.toBe(frozen);
  } finally {
    process.kill(frozen, 'SIGCONT');
  }
  await one.close();
});

test('a statement prepared before a migration is prepared again after it', async () => {
  const one = openDatabase({ connection: database.connections.app, maxConnections: 1 });
  const read = () =>
    one.global(async (tx) => (await sql`select * from counter where id = 2`.execute(tx)).rows[0]);
  await read();
  await database.owner.query('alter table counter add column added int');
  expect(await read()).toHaveProperty('added', null);
  await one.close();
});

test('a transaction of one statement is stored, sees its company, and fails as a whole', async () => {
  const before = await value(1);
  const rows = await database.db.inCompanyOnce<{ value: number; companyId: string }>(
    7,
    CompiledQuery.raw(
      `update counter set value = value + $1 where id = 1
       returning value, current_setting('app.company_id') as company_id`,
      [5],
    ),
  );
  expect(rows).toEqual([{ value: before + 5, companyId: '7' }]);
  const failing = CompiledQuery.raw('update counter set value = value / $1', [0]);
  await expect(database.db.inCompanyOnce(7, failing)).rejects.toMatchObject({ code: '22012' });
  expect(await value(1)).toBe(before + 5);
  const read = CompiledQuery.raw(`select current_setting('app.company_id', true) as company`);
  expect(await database.db.global((tx) => tx.executeQuery(read))).toMatchObject({
    rows: [{ company: '' }],
  });
});
