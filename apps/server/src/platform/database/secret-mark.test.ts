import { afterEach, beforeEach, expect, test } from 'vitest';
import { deriveKey } from '../config/secret.ts';
import { sealText } from '../sealing/sealed-text.ts';
import { DatabaseSetupError } from './database-errors.ts';
import { checkSecret } from './secret-mark.ts';
import { passingSeals, lastingSeals } from './seals.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const ours = { secret: 'a'.repeat(32), source: 'APP_SECRET' };
const other = { secret: 'b'.repeat(32), source: 'APP_SECRET' };
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const check = (secret: typeof ours) => checkSecret(database.connections.owner, secret);
const marks = async () => (await database.owner.query('select * from installation')).rowCount;
const sealed = (purpose: string, text = 'kept') => sealText(text, deriveKey(ours.secret, purpose));

async function addFactor(): Promise<void> {
  await database.owner.query(
    `with a as (insert into accounts (email, user_types) values ('ada@example.com', '{CANDIDATE}') returning id)
     insert into multifactor_factors (account_id, kind, name, sealed_secret, created_at)
     select id, 'authenticator', 'Phone', $1, now() from a`,
    [await sealed('sealing')],
  );
}

async function addKeyOfPerson(): Promise<void> {
  await database.owner.query(`insert into tenants (id) overriding system value values (7)`);
  await database.owner.query(
    `with c as (insert into candidates (company_id, email, first_name, last_name)
                values (7, 'ada@example.com', 'Ada', 'Byron') returning company_id, id)
     insert into person_keys (company_id, kind, object_id, candidate_id, sealed_key)
     select company_id, 'candidate', id, id, $1 from c`,
    [await sealed('persons')],
  );
}

async function addMail(purpose: string): Promise<void> {
  await database.owner.query(
    `insert into mails (key, recipient, subject, sealed_content) values ($1, 'ada@example.com', 'Hello', $2)`,
    [purpose, await sealed(purpose)],
  );
}

test('the database knows its secret: another one is refused with what to do', async () => {
  await check(ours);
  await check(ours);
  await expect(check(other)).rejects.toThrow(DatabaseSetupError);
  await expect(check(other)).rejects.toThrow(/another secret than APP_SECRET.*backup/);
  const { rows } = await database.owner.query('select secret_mark from installation');
  expect(rows[0].secret_mark).not.toContain('aaaa');
});

test.each([
  ['an authenticator', addFactor],
  ["a key of a company's log", addKeyOfPerson],
  ['a waiting mail', () => addMail('mails')],
])('without a mark, %s must open before a secret is marked', async (_, add) => {
  await add();
  await expect(check(other)).rejects.toThrow(/another secret than APP_SECRET/);
  expect(await marks()).toBe(0);
  await check(ours);
  expect(await marks()).toBe(1);
});

test('without a mark, a mail of a start with a wrong secret does not speak against an authenticator', async () => {
  await addFactor();
  await database.owner.query(
    `insert into mails (key, recipient, subject, sealed_content) values ('m', 'ada@example.com', 'Hello', $1)`,
    [await sealText('kept', deriveKey(other.secret, 'mails'))],
  );
  await expect(check(other)).rejects.toThrow(/another secret/);
  await check(ours);
});

test('an owner who is subject to row-level security sees what companies have sealed', async () => {
  await addKeyOfPerson();
  await database.owner.query('alter table person_keys owner to candor_app');
  await database.owner.query(
    'grant select, insert on installation, tenants, multifactor_factors, webhook_endpoints, mails, login_keys, viewing_requests to candor_app',
  );
  await expect(checkSecret(database.connections.app, other)).rejects.toThrow(/another secret/);
  await checkSecret(database.connections.app, ours);
});

test('every column that holds what is sealed with the secret is known', async () => {
  const { rows } = await database.owner.query(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed%' and data_type = 'text'
        -- Under the keys of persons.
        and table_name not like 'audit_log%' order by 1`,
  );
  const known = [...lastingSeals, ...passingSeals].map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
});
