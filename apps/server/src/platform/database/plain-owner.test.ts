import { Client } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Connection, onDatabase } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { testPersonKey } from './test-database.ts';

/** On a managed PostgreSQL whoever owns the tables is no superuser, and their policies hold for the owner too. */
const suffix = `${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
const [name, role] = [`owned_${suffix}`, `owner_${suffix}`];
const admin = () => onDatabase(inject('testPostgres').owner, 'postgres');
const superuser = () => onDatabase(inject('testPostgres').owner, name);

let db: Database;

async function ask(connection: Connection, text: string) {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await ask(admin(), `create role ${role} login`);
  await ask(admin(), `grant candor_app to ${role}`);
  await ask(admin(), `create database ${name} owner ${role}`);
  const plain = { ...superuser(), options: `-c role=${role}` };
  await migrate(plain, { only: (file) => file <= '0151_call_recordings' });
  await ask(
    superuser(),
    `set session_replication_role = replica;
     insert into call_seats (company_id, call_id, invitation_id, name, page, seen_at)
     values (7, 1, 1, 'Vera', gen_random_uuid(), '2026-11-26T10:00:00Z'), (7, 1, 2, 'Noor', null, null);
     insert into tenants (id) overriding system value values (21), (22), (23);
     insert into audit_log (company_id, occurred_at, seq, actor_kind, action, object_kind, previous_hash, hash)
     values (21, '2026-11-26T10:00:00Z', 1, 'account', 'sample.added', 'company', '', 'a'),
            (21, '2026-11-26T11:00:00Z', 2, 'account', 'sample.removed', 'company', 'a', 'b'),
            (21, '2026-11-26T12:00:00Z', 3, 'account', 'job.posted', 'job', 'b', 'c'),
            (22, '2026-11-26T10:00:00Z', 1, 'account', 'sample.removed', 'company', '', 'a'),
            (22, '2026-11-26T11:00:00Z', 2, 'account', 'sample.added', 'company', 'a', 'b'),
            (23, '2026-11-26T11:00:00Z', 1, 'account', 'sample.added', 'company', '', 'a')`,
  );
  await migrate(plain);
  await ask(
    superuser(),
    `set session_replication_role = replica;
     insert into accounts (id, email, first_name, last_name, user_types) overriding system value
     values (901, 'noor@example.com', 'Noor', 'de Vries', '{EXTERNAL_INTERVIEWER}'),
            (902, 'eve@example.com', 'Eve', 'Sand', '{EXTERNAL_INTERVIEWER}');
     insert into identity_checks (account_id, document_type, front_id, provider, status, submitted_at, decided_at)
     values (901, 'passport', 1, 'documents', 'approved', now(), now());
     insert into interviewer_cards (account_id, headline, about, sample, country, time_zone, rate, currency, skills, languages,
            employers, kept_from, published_at)
     select id, '', '', '', 'NL', 'Europe/Amsterdam', 9000, 'EUR', '[]', '[]', '[]', '[]', now() from accounts;
     insert into interviewer_statements (company_id, schedule_id, account_id, company_name, job_title, kind, state, minutes,
            rate, currency, amount, late_hours, late_percent, rating, agreed_at)
     select company, company, 901, '', '', 'technical', 'done', 60, 9000, 'EUR', 9000, 24, 50, 4, now()
       from unnest(array[7, 8, 9]) company;
     insert into appointment_seat_people (company_id, seat_id, account_id, accepted_at)
     values (7, 1, 901, now()), (8, 1, 902, now())`,
  );
  const connection = { ...superuser(), options: '-c role=candor_app' };
  db = openDatabase({ connection, maxConnections: 2, personKey: testPersonKey });
});

afterAll(async () => {
  await db.close();
  await ask(admin(), `drop database ${name} with (force)`);
  await ask(admin(), `drop role ${role}`);
});

test('companies find whose identity was confirmed, and nobody else', async () => {
  const found = await db.inCompany(7, (tx) =>
    sql<{ accountId: number }>`select account_id from interviewer_cards`.execute(tx),
  );
  expect(found.rows).toEqual([{ accountId: 901 }]);
});

/** Of all jobs, or of some that have nothing to do with it. */
test.each(['', '{1,2}'])(
  'ratings are of all companies and jobs, also within “%s”',
  async (jobs) => {
    const { rows } = await db.inCompany(7, async (tx) => {
      await sql`select set_config('app.job_ids', ${jobs}, true)`.execute(tx);
      return sql`select ratings, rating::float8 from app_interviewer_ratings(array[901, 902])`.execute(
        tx,
      );
    });
    expect(rows).toEqual([{ ratings: 3, rating: 4 }]);
  },
);

test.each(['', '{1,2}'])('who agreed to sit once is known, also within “%s”', async (jobs) => {
  const { rows } = await db.inCompany(7, async (tx) => {
    await sql`select set_config('app.job_ids', ${jobs}, true)`.execute(tx);
    return sql`select app_accepted_outsiders() as account_id`.execute(tx);
  });
  expect(rows).toEqual([{ accountId: 901 }]);
});

test('the application itself still sees nothing of other companies and people', async () => {
  const seen = await db.inCompany(7, async (tx) => [
    (await sql`select company_id from interviewer_statements`.execute(tx)).rows,
    (await sql`select account_id from identity_checks`.execute(tx)).rows,
  ]);
  expect(seen).toEqual([[{ companyId: 7 }], []]);
});

test('whoever was in a call during the upgrade leaves it in the end', async () => {
  const seats = await ask(
    superuser(),
    'select present_until from call_seats order by invitation_id',
  );
  expect(seats).toEqual([
    { present_until: new Date('2026-11-26T10:00:15Z') },
    { present_until: null },
  ]);
});

test('sample data that was taken away before that had a table stays away, unless it was asked for again', async () => {
  const removals = await ask(
    superuser(),
    'select company_id::int as id, asked_at from sample_removals',
  );
  expect(removals).toEqual([{ id: 21, asked_at: new Date('2026-11-26T11:00:00Z') }]);
  const forced = await ask(
    superuser(),
    `select relname::text as name from pg_class
      where relname in ('audit_log', 'sample_removals') and relforcerowsecurity order by 1`,
  );
  expect(forced).toEqual([{ name: 'audit_log' }, { name: 'sample_removals' }]);
});
