import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openLocalObjectStore } from '@candor/folder-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BackupManifest,
  backupFolder,
  sumOfText,
} from '../../../platform/backup/backup-files.ts';
import { backupSentences } from '../../../platform/backup/backup-words.ts';
import { listFolder } from '../../../platform/backup/list-objects.ts';
import { makeBackup, removeOldBackups } from '../../../platform/backup/make-backup.ts';
import { findDamage, restoreBackup } from '../../../platform/backup/restore-backup.ts';
import { readSecrets, writeSecrets } from '../../../platform/backup/sealed-secrets.ts';
import { tablesEnded } from '../../../platform/backup/what-revives.ts';
import { APP_ROLE, type Connection } from '../../../platform/database/connection.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import {
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../platform/database/test-database.ts';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { createScene } from '../../../test-scene.ts';
import { plantedHash } from '../../people/accounts/test-password.ts';
import { brokenChains } from '../audit/test-audit.ts';
import { findLedger, type LedgerLine } from '../retention/index.ts';
import { writeLedgers } from './ledger-files.ts';
import { commandWords } from './command-words.ts';
import { eraseRestored } from './erase-restored.ts';

let service: TestApp;
let email: string;
let signedIn: { readonly authorization: string; readonly accountId: number };
let first: BackupManifest;
const root = mkdtempSync(join(tmpdir(), 'candor-test-backups-'));
const folder = backupFolder(root);
const opened: (() => Promise<void>)[] = [];

type Backing = { readonly known?: LedgerLine[]; readonly owner?: Connection };

async function backUp({ known, owner }: Backing = {}): Promise<BackupManifest> {
  const { db, objects, connections } = service;
  const list = () => listFolder(service.folder);
  const parts = { owner: owner ?? connections.owner, objects, list, now: () => new Date() };
  return makeBackup(parts, folder, writeLedgers(known ?? (await findLedger({ db, objects }))));
}

async function plainOwner({ owner, connections }: TestDatabase): Promise<Connection> {
  const name = `plain_${Math.random().toString(36).slice(2, 8)}`;
  const { rows } = await owner.query('select current_database() as name');
  await owner.query(`create role ${name} createrole`);
  await owner.query(`grant ${APP_ROLE} to ${name} with admin option`);
  await owner.query(`alter database ${rows[0].name} owner to ${name}`);
  await owner.query(`alter schema public owner to ${name}`);
  return { ...connections.owner, options: `-c role=${name}` };
}

/** Where a backup may go: a database that was started in and holds nobody, and an empty folder. */
async function openEmpty(made = createTestDatabase()) {
  const path = mkdtempSync(join(tmpdir(), 'candor-test-restored-'));
  const objects = await openLocalObjectStore({ folder: path });
  const database = await made;
  opened.push(async () => rmSync(path, { recursive: true, force: true }));
  const { owner } = database.connections;
  const parts = { owner, objects, keepsLinks: false, list: () => listFolder(path) };
  return { database, objects, parts };
}

beforeAll(async () => {
  service = await createTestApp();
  const scene = await createScene(service);
  signedIn = await scene.signInAsAdmin();
  const { rows } = await service.owner.query(
    `update accounts set password_hash = $2 where id = $1 returning email`,
    [signedIn.accountId, await plantedHash('Correct#Horse1')],
  );
  email = rows[0].email;
  await service.objects.put('planted/one.webm', Buffer.alloc(300_000, 7), 'video/webm');
  await service.objects.put('planted/two.txt', Buffer.from('second'), 'text/plain');
  await service.owner.query(`update companies set logo_key = 'planted/two.txt' where id = $1`, [
    scene.companyId,
  ]);
  await service.owner.query(
    `create table public.attempt_events_1999_01 partition of attempt_events for values from ('1999-01-01+00') to ('1999-02-01+00')`,
  );
  // Past the trigger that asks for the invoice of a number.
  await service.owner.query(
    `begin; set local session_replication_role = 'replica';
     insert into invoice_numbers (year, last) values (2026, 1);
     insert into credit_note_numbers (year, last) values (2026, 3); commit`,
  );
  await service.owner.query(
    `insert into payout_batches (made_at, made_by) values ('2026-11-20T10:00:00Z', $1)`,
    [signedIn.accountId],
  );
  first = await backUp();
});

afterAll(async () => {
  await service.close();
  for (const close of opened) await close();
  rmSync(root, { recursive: true, force: true });
});

const countsOf = async ({ owner }: Pick<TestDatabase, 'owner'>, names: readonly string[]) => {
  const counts: Record<string, string> = {};
  for (const name of names) {
    const { rows } = await owner.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
    );
    counts[name] = rows[0].sum;
  }
  return counts;
};

test('[F3] a backup of a running installation is restored elsewhere row by row and signed in to, and whoever was erased since is erased again', async () => {
  const { database, objects, parts } = await openEmpty(createBareDatabase());
  // A plain owner, as a managed PostgreSQL gives one: no superuser, bound by every policy.
  const owner = await plainOwner(database);
  const { ended, last } = await restoreBackup({ ...parts, owner }, folder, first);
  expect(ended).toMatchObject({ sessions: 1, shares: 1 });
  expect(ended.links).toBeGreaterThan(0);
  // What to compare with what others hold, though policies hide payouts from a plain owner.
  const [end] = (await service.owner.query('select hash from audit_heads where company_id = 0'))
    .rows;
  const told = commandWords.lookAt(first.startedAt, last);
  expect(told).toContain('the last is 2026-00001.');
  expect(told).toContain('the last is CN-2026-00003.');
  expect(told).toContain('the last batch is 1, of 2026-11-20T10:00:00.000Z.');
  expect(told).toContain(end?.hash ?? 'audit log of the platform: empty.');

  const same = first.tables.map(({ name }) => name).filter((name) => !tablesEnded.includes(name));
  expect(await countsOf(database, same)).toEqual(await countsOf(service, same));
  expect(first.partitions.map(({ name }) => name)).toContain('attempt_events_1999_01');
  const { stream, contentType } = await objects.read('planted/one.webm');
  expect(contentType).toBe('video/webm');
  expect((await buffer(stream)).equals(Buffer.alloc(300_000, 7))).toBe(true);

  const restored = await createTestApp({ database, objects });
  opened.unshift(() => restored.close());
  const url = '/api/dashboard';
  expect((await restored.app.inject({ url, headers: signedIn })).statusCode).toBe(401);
  const payload = { email, password: 'Correct#Horse1', type: 'company' };
  const signIn = { method: 'POST', url: '/api/accounts/sign-in', payload } as const;
  const { token } = (await restored.app.inject(signIn)).json().data;
  const headers = { authorization: `Bearer ${token}` };
  expect((await restored.app.inject({ url, headers })).statusCode).toBe(200);

  // A later backup of the folder knows who was erased since.
  const { rows } = await service.owner.query('select id, company_id from candidates limit 1');
  const ids = { companyId: Number(rows[0].company_id), candidateId: Number(rows[0].id) };
  const begunAt = new Date(Date.now() + 1000).toISOString();
  await backUp({ known: [{ ...ids, mergedIds: [], begunAt, because: 'Asked for it.' }] });
  const { db, clock } = restored;
  const given = { folder, manifest: first, ended };
  const again = await eraseRestored({ db, clock, objects }, given);
  expect(again.erased).toMatchObject([{ id: ids.candidateId }]);
  expect(await brokenChains(restored)).toEqual([]);
  const { rows: noted } = await database.owner.query(
    `select count(*)::int as n from audit_log where action = 'backup.restored'`,
  );
  expect(noted[0].n).toBe(1);
  await expect(restoreBackup(parts, folder, first)).rejects.toThrow(
    backupSentences.databaseNotEmpty,
  );
});

test('a second backup reads only objects that are new, and the older one goes with what nobody needs', async () => {
  await service.objects.put('planted/three.txt', Buffer.from('third'), 'text/plain');
  await service.objects.remove('planted/two.txt');
  const second = await backUp();
  expect([first.missing, second.missing]).toEqual([[], ['planted/two.txt']]);
  expect(second.objects).toMatchObject({ count: first.objects.count, added: 5 });
  expect(await findDamage(folder, second)).toEqual([]);

  expect(await removeOldBackups(folder, 1)).toBe(2);
  expect(await folder.ids()).toEqual([second.id]);
  expect(await findDamage(folder, second)).toEqual([]);
  const kept = await folder.readObjects(second.id);
  const sums = new Set(kept.map(({ sha256 }) => sha256));
  const pooled = globSync('*/*', { cwd: folder.pool }).map((path) => path.split('/')[1]);
  expect(new Set(pooled)).toEqual(sums);
});

test('a backup whose rows or objects changed on the disk is named, and nothing of it is restored', async () => {
  const made = await backUp();
  const { database, objects, parts } = await openEmpty();
  opened.unshift(() => database.drop());
  const one = (await folder.readObjects(made.id)).find(({ key }) => key === 'planted/one.webm');
  const pooled = folder.poolFile(one?.sha256 ?? '');
  const whole = readFileSync(pooled);
  writeFileSync(pooled, Buffer.alloc(300_000, 8));
  const accounts = join(folder.folderOf(made.id), 'tables/accounts.gz');
  const rows = readFileSync(accounts);
  writeFileSync(accounts, gzipSync(Buffer.concat([gunzipSync(rows), Buffer.from('1\n')])));
  const damage = [
    backupSentences.tableBroken('accounts'),
    backupSentences.objectBroken('planted/one.webm'),
  ];
  expect(await findDamage(folder, made)).toEqual(damage);
  const restoring = () => restoreBackup(parts, folder, made);
  await expect(restoring()).rejects.toThrow(backupSentences.broken(damage));
  const { rows: tables } = await database.owner.query('select count(*)::int as n from accounts');
  expect(tables[0].n).toBe(0);
  writeFileSync(pooled, whole);
  writeFileSync(accounts, rows);

  await objects.put('somebody/elses.txt', Buffer.from('x'), 'text/plain');
  await expect(restoring()).rejects.toThrow(backupSentences.storeNotEmpty('somebody/elses.txt'));
  await objects.remove('somebody/elses.txt');
});

test('[F3] one row that arrives otherwise than it lay in the database stops the restore, though its file is as the backup says', async () => {
  const made = await backUp();
  const { database, parts } = await openEmpty(createBareDatabase());
  opened.unshift(() => database.drop());
  const file = join(folder.folderOf(made.id), 'tables/accounts.gz');
  const changed = gunzipSync(readFileSync(file)).toString().replace(email, `x${email}`);
  writeFileSync(file, gzipSync(changed));
  const tables = made.tables.map((table) =>
    table.name === 'accounts' ? { ...table, sha256: sumOfText(changed) } : table,
  );
  const forged = { ...made, tables };
  expect(await findDamage(folder, forged)).toEqual([]);
  await expect(restoreBackup(parts, folder, forged)).rejects.toThrow(
    backupSentences.contentDiffers('accounts'),
  );
  const { rows } = await database.owner.query('select count(*)::int as n from accounts');
  expect(rows[0].n).toBe(0);
});

test('[F3] rows of before a migration that landed later with a lower number are changed by it, as its upgrade would have', async () => {
  const lacking = '0183_payers';
  const older = await createBareDatabase();
  opened.push(() => older.drop());
  await migrate(older.connections.owner, { only: (name) => name !== lacking });
  await older.owner.query(
    `insert into accounts (id, email, first_name, last_name, user_types) overriding system value
       values (901, 'noor@example.com', 'Noor', 'de Vries', '{EXTERNAL_INTERVIEWER}');
     insert into payout_origin (holder, details_sealed, hint, updated_at)
       values ('Harbour Hiring', 'x', '…1234', '2026-11-20T10:00:00Z');
     insert into payout_batches (made_at, made_by) values ('2026-11-20T10:00:00Z', 901);
     insert into payouts (batch_id, account_id, state, currency, amount, hint, created_at, moved_at, paid_on)
       values (1, 901, 'paid', 'EUR', 12000, '…99', '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-21')`,
  );
  const made = await backUp({ owner: older.connections.owner });
  const { database, parts } = await openEmpty(createBareDatabase());
  opened.unshift(() => database.drop());
  await restoreBackup(parts, folder, made);
  const { rows } = await database.owner.query('select payer from payouts');
  expect(rows).toEqual([{ payer: 'Harbour Hiring' }]);
  const { rows: seen } = await database.owner.query(
    'select name from migration.kysely_migration where name = $1',
    [lacking],
  );
  expect(seen).toHaveLength(1);

  const aheadOf = await openEmpty();
  opened.unshift(() => aheadOf.database.drop());
  await expect(restoreBackup(aheadOf.parts, folder, made)).rejects.toThrow(backupSentences.ahead);
  const { migrations: _, ...early } = await backUp();
  const onto = await openEmpty(createBareDatabase());
  opened.unshift(() => onto.database.drop());
  await restoreBackup(onto.parts, folder, early);
});

test('the secret opens with its passphrase alone', async () => {
  const path = join(root, 'secrets.sealed');
  await writeSecrets(path, { APP_SECRET: 'x'.repeat(43) }, 'correct horse battery');
  expect(readFileSync(path, 'utf8')).not.toContain('xxxx');
  expect(await readSecrets(path, 'correct horse battery')).toEqual({ APP_SECRET: 'x'.repeat(43) });
  await expect(readSecrets(path, 'another passphrase')).rejects.toThrow(
    backupSentences.wrongPassphrase,
  );
});

test('every table with a hash of what lets somebody in is ended by a restore', async () => {
  const { rows } = await service.owner.query(
    `select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attname in ('token_hash', 'guest_token_hash', 'handle_hash', 'key_hash', 'browser_hash', 'sealed_private_key')`,
  );
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.map(({ name }) => name).filter((name) => !tablesEnded.includes(name))).toEqual([]);
});
