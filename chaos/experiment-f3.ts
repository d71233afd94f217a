import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { backupFolder } from '../apps/server/src/platform/backup/backup-files.ts';
import { listObjects } from '../apps/server/src/platform/backup/list-objects.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { MARK_KEY } from '../apps/server/src/platform/objects/marked-store.ts';
import { compareRows } from './compare-rows.ts';
import { type Nodes, prepareNode, startNodes } from './nodes.ts';

type Environment = Readonly<Record<string, string>>;

const ELSEWHERE = 'elsewhere';

/** As a restore that is wrong in a single letter would, and one that loses a row where it ends others. */
const wrongRows: Readonly<Record<string, string>> = {
  row: `update accounts set first_name = first_name || 'x' where id = (select max(id) from accounts)`,
  share: 'delete from recording_shares where id = (select max(id) from recording_shares)',
};

/**
 * QUALITY F3 with a PostgreSQL and an S3 of one's own: backed up by the command while a node runs, restored by the command
 * into another database and another bucket, compared row by row, verified there, and signed in to. `broken`: a file of the
 * backup is cut off, or, where it was restored, with `only: 'row'` one row is changed, with `only: 'share'` one is gone of
 * those that a restore only ends.
 */
export async function runF3({ broken, only }: Asked): Promise<boolean> {
  const wrong = broken ? wrongRows[only] : undefined;
  const place = await startNodes({ count: 1 });
  const folder = mkdtempSync(join(tmpdir(), 'candor-f3-'));
  try {
    const [from, kept] = [join(folder, 'backups'), join(folder, 'secrets')];
    const settings = { ...place.settings, BACKUP_PASSPHRASE: 'correct horse battery' };
    const host = place.nodes[0]?.host ?? '';
    const before = await signIn(host, place);
    const heldBefore = await look(host, before);
    const backup = await run(settings, 'backup', '--to', from, '--secrets', kept);
    if (broken && wrong === undefined) truncateSync(globSync(join(from, 'pool/*/*'))[0] ?? '', 1);

    await makeDatabase(place.databaseDir);
    const there = elsewhere(settings, join(folder, 'data'));
    await prepareBucket(there);
    const [sealed = ''] = globSync(join(kept, '*.sealed'));
    const restore = await run(there, 'restore', '--from', from, '--secrets', sealed);
    if (wrong !== undefined) await withOwner(there, (owner) => owner.query(wrong));
    const rows = restore.code === 0 ? await compare(there, from) : null;
    const verify = await run(there, 'verify');
    const verifyBackup = await run(there, 'verify', '--from', from);
    const commands = { backup, restore, verify, verifyBackup };
    const held = await compareObjects(settings, there);
    const after = restore.code === 0 ? await lookAround(there, place, before) : null;
    console.log({ experiment: 'F3', ...held, heldBefore, after });
    console.log(rows);
    for (const [name, { code, seconds, said }] of Object.entries(commands)) {
      console.log(`${name}: status ${code}, ${seconds} s\n${said.trim()}`);
    }
    return (
      Object.values(commands).every(({ code }) => code === 0) &&
      rows !== null &&
      rows.rows > 0 &&
      rows.differing.length + rows.unmatched.length === 0 &&
      held.objects > 0 &&
      held.different === 0 &&
      heldBefore === 200 &&
      after?.oldSession === 401 &&
      after.newSession === 200
    );
  } finally {
    await place.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Asked = { readonly broken: boolean; readonly only: string };

const root = join(import.meta.dirname, '..');

/** As an operator types it. */
function run(settings: Environment, name: string, ...options: string[]) {
  const begun = performance.now();
  return new Promise<{ code: string | number; seconds: string; said: string }>((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', name, '--', ...options],
      { cwd: root, env: { ...process.env, ...settings } },
      (error, said, problems) => {
        const seconds = ((performance.now() - begun) / 1000).toFixed(1);
        resolve({ code: error?.code ?? 0, seconds, said: said + problems });
      },
    );
  });
}

async function makeDatabase(databaseDir: string): Promise<void> {
  const postgres = await reachEmbeddedPostgres({ dataDir: databaseDir });
  const owner = openDatabase({ connection: postgres.owner, maxConnections: 1 });
  await owner.pool.query(`create database ${ELSEWHERE} template template0 encoding 'UTF8'`);
  await owner.close();
  await postgres.stop();
}

/** Another machine: nothing in its folder, and the secret comes with the backup. */
function elsewhere(settings: Environment, dataDir: string): Environment {
  const url = new URL(settings['DATABASE_URL'] ?? '');
  url.pathname = `/${ELSEWHERE}`;
  const known = Object.entries(settings).filter(([name]) => name !== 'APP_SECRET');
  const place = { DATABASE_URL: url.href, S3_BUCKET: `candor-${ELSEWHERE}`, DATA_DIR: dataDir };
  return { ...Object.fromEntries(known), ...place };
}

async function prepareBucket(settings: Environment): Promise<void> {
  const file = join(root, 'apps/server/src/platform/objects/prepare-bucket.ts');
  await new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [file, 'https://hiring.example'],
      { env: { ...process.env, ...settings } },
      (error) => (error === null ? resolve(null) : reject(error)),
    );
  });
}

/** Before anything is started there. */
async function compare(there: Environment, from: string) {
  const folder = backupFolder(from);
  const [id = ''] = (await folder.ids()).toReversed();
  const { tables } = await folder.readManifest(id);
  return await withOwner(there, (owner) =>
    compareRows(owner, { tables, folder: join(folder.folderOf(id), 'tables') }),
  );
}

async function withOwner<T>(
  { DATABASE_URL: connectionString = '' }: Environment,
  work: (owner: Client) => Promise<T>,
): Promise<T> {
  const owner = new Client({ connectionString });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

async function compareObjects(one: Environment, other: Environment) {
  const read = async (asked: Environment) => {
    const held = new Set<string>();
    for await (const { key, size } of listObjects(readConfig(asked))) {
      if (key !== MARK_KEY) held.add(`${key} ${size}`);
    }
    return held;
  };
  const [there, restored] = [await read(one), await read(other)];
  const differing = [
    ...[...there].filter((object) => !restored.has(object)),
    ...[...restored].filter((object) => !there.has(object)),
  ];
  return { objects: restored.size, different: differing.length };
}

async function lookAround(there: Environment, place: Nodes, before: string) {
  const node = await prepareNode(there);
  try {
    await node.start({ DATA_DIR: there['DATA_DIR'] ?? '' });
    const after = await signIn(node.host, place);
    return { oldSession: await look(node.host, before), newSession: await look(node.host, after) };
  } finally {
    await node.dispose();
  }
}

/** The status with which whoever holds this is met. */
async function look(host: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`http://${host}/api/dashboard`, { headers })).status;
}

async function signIn(host: string, { nodes }: Nodes): Promise<string> {
  const person = nodes[0]?.demo().accounts.find(({ role }) => role === 'COMPANY_ADMIN');
  const { email, password } = person ?? {};
  const reply = await fetch(`http://${host}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, type: 'company' }),
  });
  return String((await reply.json()).data.token);
}
