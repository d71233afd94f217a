import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Connection, onDatabase } from './connection.ts';
import { DatabaseSetupError } from './database-errors.ts';
import { ensurePartitions, migrate } from './migrate.ts';
import { QUEUE_SCHEMA } from './queue-schema.ts';
import { createTestDatabase } from './test-database.ts';

const OWNER = 'plain_owner';
let owner: Connection;
let name: string;
let folder: string;

beforeEach(async () => {
  name = `migrate_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  owner = onDatabase(inject('testPostgres').owner, name);
  folder = mkdtempSync(join(tmpdir(), 'candor-migrations-'));
  await asAdmin(`create database ${name}`);
});

afterEach(async () => {
  await asAdmin(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

const asAdmin = (text: string) => ask(onDatabase(inject('testPostgres').owner, 'postgres'), text);

async function ask(connection: Connection, text: string) {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const done = () => ask(owner, 'select name, timestamp from migration.kysely_migration order by 1');

test('four processes that start at once migrate once, and a repeat changes nothing', async () => {
  await Promise.all([migrate(owner), migrate(owner), migrate(owner), migrate(owner)]);
  const first = await done();
  expect(first.length).toBeGreaterThan(0);
  await migrate(owner);
  expect(await done()).toEqual(first);
});

test('a file that fails leaves nothing behind, and the next start tries it again', async () => {
  cpSync(join(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  writeFileSync(join(folder, '9998_good.sql'), 'create table good (id int)');
  writeFileSync(join(folder, '9999_bad.sql'), 'create table bad (id int); select 1 / 0');
  await expect(migrate(owner, { folder })).rejects.toThrow('division by zero');
  expect(await ask(owner, `select to_regclass('good') as good, to_regclass('bad') as bad`)).toEqual(
    [{ good: null, bad: null }],
  );
  writeFileSync(join(folder, '9999_bad.sql'), 'create table bad (id int)');
  await migrate(owner, { folder });
  expect((await done()).map((row) => row.name)).toContain('9999_bad');
});

test('what lands later with a lower number is run by a database that has the higher one', async () => {
  cpSync(join(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  writeFileSync(join(folder, '9999_higher.sql'), 'create table higher (id int)');
  await migrate(owner, { folder });
  writeFileSync(join(folder, '9998_lower.sql'), 'create table lower_one (id int)');
  await migrate(owner, { folder });
  expect((await done()).map((row) => row.name)).toEqual(
    expect.arrayContaining(['9998_lower', '9999_higher']),
  );
});

test('an older release refuses a database that a newer one has migrated, and changes nothing', async () => {
  cpSync(join(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  writeFileSync(join(folder, '9999_newer.sql'), 'create table newer (id int)');
  await migrate(owner, { folder });
  await expect(migrate(owner)).rejects.toThrow(/newer release.*9999_newer.*Nothing was changed/);
  expect((await done()).map((row) => row.name)).toContain('9999_newer');
});

test('what waited in an earlier release is due in this one, and its queues are gone', async () => {
  cpSync(join(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file >= '0100') rmSync(join(folder, file));
  await migrate(owner, { folder });
  const pool = new Pool(owner);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...{ schema: QUEUE_SCHEMA, migrate: false, createSchema: false, supervise: false },
  });
  await boss.start();
  for (const job of ['send-planned-mail', 'send-interview-reminders', 'close-attempt'])
    await boss.createQueue(job);
  await boss.send('send-planned-mail', { companyId: 7, plannedMailId: 1 });
  await boss.schedule('send-interview-reminders', '* * * * *');
  await boss.stop({ graceful: false });
  await pool.end();
  // Their companies and applications are left out.
  await ask(
    owner,
    `set session_replication_role = replica;
     insert into planned_mails (company_id, application_id, subject, body, send_at, sent_at, cancelled_at, created_at)
     values (7, 1, '', '', '2026-11-24', null, null, now()), (7, 1, '', '', '2026-11-24', now(), null, now()),
            (8, 1, '', '', '2026-11-24', null, now(), now());
     insert into interview_mails (company_id, schedule_id, kind, due_at, posted_at, dropped_at)
     values (8, 1, 'reminder', '2026-11-25', null, null), (8, 1, 'invitation', '2026-11-24', now(), null),
            (8, 1, 'reminder', '2026-11-24', null, now())`,
  );
  await migrate(owner);
  const due = await ask(
    owner,
    `select kind, subject_id::int as id, owner_id::int as company, due_at::date::text as day from due_work order by 1`,
  );
  expect(due).toEqual([
    { kind: 'interview-reminder', id: 1, company: 8, day: '2026-11-25' },
    { kind: 'planned-mail', id: 1, company: 7, day: '2026-11-24' },
  ]);
  expect(await ask(owner, 'select name from pgboss.queue')).toContainEqual({
    name: 'close-attempt',
  });
  for (const table of ['queue', 'schedule', 'job'])
    expect(await ask(owner, `select name from pgboss.${table} where name ~ '^send-'`)).toEqual([]);
});

test('a migration that finds no room ends in a sentence, and the next start tries it again', async () => {
  cpSync(join(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  // PostgreSQL's own code for a full disk, raised where a file of a table would grow.
  const full = `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
  writeFileSync(join(folder, '9999_big.sql'), full);
  await expect(migrate(owner, { folder })).rejects.toThrow(DatabaseSetupError);
  await expect(migrate(owner, { folder })).rejects.toThrow(/disk is full.*make room/);
  writeFileSync(join(folder, '9999_big.sql'), 'create table big (id int)');
  await migrate(owner, { folder });
});

test('a database that is not UTF-8 is refused in a sentence', async () => {
  const latin = `${name}_latin`;
  await asAdmin(`create database ${latin} encoding 'LATIN1' locale 'C' template template0`);
  await expect(migrate(onDatabase(owner, latin))).rejects.toThrow(/LATIN1; Candor needs UTF8/);
  await asAdmin(`drop database ${latin} with (force)`);
});

test('an owner without superuser rights is told what an administrator must do, and then migrates', async () => {
  await asAdmin(`drop role if exists ${OWNER}`);
  await asAdmin(`create role ${OWNER} login`);
  await asAdmin(`alter database ${name} owner to ${OWNER}`);
  const plain = { ...owner, options: `-c role=${OWNER}` };
  await expect(migrate(plain)).rejects.toThrow(/administrator.*grant candor_app to/s);
  await asAdmin(`grant candor_app to ${OWNER}`);
  await migrate(plain);
  expect(await ask(plain, 'select current_user::text as name')).toEqual([{ name: OWNER }]);
  await asAdmin(`drop database ${name} with (force)`);
  await asAdmin(`drop role ${OWNER}`);
  await asAdmin(`create database ${name}`);
});

test("the owner's own URL can serve the application, switched to its role", async () => {
  await migrate(owner);
  const app = { ...owner, options: '-c role=candor_app' };
  expect(await ask(app, 'select current_user::text as name')).toEqual([{ name: 'candor_app' }]);
});

test('the job queue works as the application, which can change no table of it', async () => {
  const database = await createTestDatabase();
  const pool = new Pool(database.connections.app);
  pool.on('error', () => {}); // dropping the database ends sessions that are still closing
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    supervise: false,
  });
  const problems: unknown[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  await boss.createQueue('mail', { notify: true, retryLimit: 3, heartbeatSeconds: 10 });
  const send = (subject: string, fail: boolean) =>
    database.db.inCompany(1, async (tx) => {
      await boss.send('mail', { subject }, { db: fromKysely(tx.withoutPlugins()) });
      if (fail) throw new Error('no');
    });
  await send('kept', false);
  await expect(send('rolled back', true)).rejects.toThrow('no');
  const jobs = await boss.fetch<{ subject: string }>('mail', { batchSize: 10 });
  expect(jobs.map((job) => job.data.subject)).toEqual(['kept']);
  await boss.complete('mail', jobs[0]?.id ?? '');
  await boss.supervise('mail');
  expect(problems).toEqual([]);
  await expect(pool.query(`alter table ${QUEUE_SCHEMA}.queue add column x int`)).rejects.toThrow(
    'must be owner',
  );
  await boss.stop({ graceful: false });
  await pool.end();
  await database.drop();
});

test('every monthly table has partitions for this month and the next three, and a default', async () => {
  const database = await createTestDatabase();
  const read = async () =>
    (
      await database.owner.query(`
        select parent.relname::text as parent,
               array_agg(pg_get_expr(c.relpartbound, c.oid) order by c.relname) as bounds
          from pg_inherits i join pg_class c on c.oid = i.inhrelid
          join pg_class parent on parent.oid = i.inhparent
         where parent.relkind = 'p' and parent.relnamespace = 'public'::regnamespace
         group by 1`)
    ).rows;
  const partitions = await read();
  const parents = await database.owner.query(
    `select count(*)::int as n from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace`,
  );
  expect(partitions).toHaveLength(parents.rows[0].n);
  const now = new Date();
  for (const { parent, bounds } of partitions) {
    expect([parent, bounds]).toEqual([parent, expect.arrayContaining(['DEFAULT'])]);
    for (let ahead = 0; ahead <= 3; ahead += 1) {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
      const from = month.toISOString().slice(0, 10);
      expect([parent, bounds]).toEqual([
        parent,
        expect.arrayContaining([expect.stringContaining(`FROM ('${from} 00:00:00+00')`)]),
      ]);
    }
  }
  // The monthly job calls it as the application, which may create nothing else.
  const app = new Pool(database.connections.app);
  app.on('error', () => {});
  await ensurePartitions(app);
  await app.end();
  expect(await read()).toEqual(partitions);
  await database.drop();
});

test('rows of a month nobody prepared do not stop the next start', async () => {
  await migrate(owner);
  const month = `'${new Date().toISOString().slice(0, 7)}-01'`;
  await ask(
    owner,
    `create table reading (at timestamptz not null) partition by range (at);
     create table reading_default partition of reading default;
     insert into reading values (${month}::date + interval '2 days')`,
  );
  await migrate(owner);
  const parts = await ask(
    owner,
    `select count(*)::int as n from pg_inherits where inhparent = 'reading'::regclass`,
  );
  expect(parts).toEqual([{ n: 5 }]); // the default, last month, and the next three
});

test('the application can create no table', async () => {
  const database = await createTestDatabase();
  const creating = database.db.global((tx) => sql`create table mine (id int)`.execute(tx));
  await expect(creating).rejects.toMatchObject({ code: '42501' });
  await database.drop();
});
