import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { clearLeftovers, postgresProcessesIn } from '@candor/postgres';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import {
  type EmbeddedOptions,
  reachEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

const isRoot = process.getuid?.() === 0;
const script = join(import.meta.dirname, 'test-server-process.ts');
let folder: string;
let cleanUp: (() => unknown)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-'));
  chmodSync(folder, 0o755);
  cleanUp = [];
});

afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
  await stopOrphan();
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedOptions> = {}) {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    stateFolder: join(folder, 'state'),
    binFolder: process.env['TEST_PG_BIN'],
    mode: 'fast',
    ...options,
  });
  cleanUp.push(() => postgres.stop());
  return postgres;
}

async function ask(connection: ConstructorParameters<typeof Client>[0], text: string) {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

function runProcess(identity: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [script, join(folder, 'data')], {
    ...identity,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  cleanUp.push(() => kill(child));
  return { child, next: async () => String((await lines.next()).value) };
}

/** A killed process leaves its server running, which is what these tests are about. */
async function stopOrphan(): Promise<void> {
  const base = join(folder, 'data/postgres');
  if (existsSync(join(base, 'data'))) await clearLeftovers(join(base, 'data'), join(base, 'run'));
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

test('rows are there again after a stop and a start', async () => {
  const first = await start();
  await ask(first.owner, 'create table kept (word text); insert into kept values ($$hello$$)');
  await first.stop();
  const second = await start();
  expect(await ask(second.owner, 'select word from kept')).toEqual([{ word: 'hello' }]);
});

test('the server writes durably, listens on no port, and its folder is closed to others', async () => {
  const postgres = await start({ mode: 'durable' });
  const [settings] = await ask(
    postgres.owner,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('full_page_writes') as pages, current_setting('listen_addresses') as port`,
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', port: '' });
  expect(statSync(postgres.socketFolder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'data/postgres/data')).mode & 0o777).toBe(0o700);
});

test('after kill -9 of Node the next start stops the orphan and finds every acknowledged row', async () => {
  let acknowledged = 0;
  for (let round = 0; round < 3; round += 1) {
    const { child, next } = runProcess();
    expect(await next()).toMatch(/^ready/);
    for (let row = 0; row < 20 + round; row += 1)
      acknowledged = Number((await next()).split(' ')[1]);
    await kill(child);
  }
  expect(postgresProcessesIn(join(folder, 'data/postgres/data')).length).toBeGreaterThan(0);
  const postgres = await start({ binFolder: undefined });
  const [{ found }] = await ask(
    postgres.owner,
    `select count(*)::int as found from ledger where id <= ${acknowledged}`,
  );
  expect(found).toBe(acknowledged);
});

test('after kill -9 of Node and the postmaster together the next start recovers', async () => {
  const { child, next } = runProcess();
  const postmaster = Number((await next()).split(' ')[1]);
  const acknowledged = Number((await next()).split(' ')[1]);
  process.kill(postmaster, 'SIGKILL');
  await kill(child);
  const postgres = await start({ binFolder: undefined });
  const [{ last }] = await ask(postgres.owner, 'select max(id) as last from ledger');
  expect(last).toBeGreaterThanOrEqual(acknowledged);
});

test('a second process on the same folder is refused and the first one keeps working', async () => {
  const first = runProcess();
  expect(await first.next()).toMatch(/^ready/);
  const second = runProcess();
  const answer = await second.next();
  expect(answer).toContain(`Another Candor (process ${first.child.pid}) is already running on`);
  expect(answer).toContain('DATA_DIR');
  expect(await first.next()).toMatch(/^stored/);
});

test('the same process cannot start twice on one folder', async () => {
  await start();
  await expect(start()).rejects.toThrow('is already running on');
});

test('an operator command uses the running server, or starts one for itself', async () => {
  const dataDir = join(folder, 'data');
  const running = await start();
  const beside = await reachEmbeddedPostgres({ dataDir });
  await ask(beside.owner, 'create table seen (id int)');
  await beside.stop();
  expect(await ask(running.owner, 'select * from seen')).toEqual([]);
  await running.stop();
  const alone = await reachEmbeddedPostgres({ dataDir, binFolder: process.env['TEST_PG_BIN'] });
  expect(await ask(alone.owner, 'select * from seen')).toEqual([]);
  await alone.stop();
  expect(postgresProcessesIn(join(dataDir, 'postgres/data'))).toEqual([]);
});

test('data of another major version is left untouched and the message says what to do', async () => {
  await (await start()).stop();
  const version = join(folder, 'data/postgres/data/PG_VERSION');
  writeFileSync(version, '14\n');
  await expect(start()).rejects.toThrow(/written by PostgreSQL 14.*PG_BIN.*pg_dump/s);
});

test('a half-made first start is thrown away', async () => {
  mkdirSync(join(folder, 'data/postgres/data.new-1234/base'), { recursive: true });
  chmodSync(join(folder, 'data'), 0o711);
  const postgres = await start();
  expect(await ask(postgres.owner, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a path too long for a Unix socket still works', async () => {
  const postgres = await start({ dataDir: join(folder, 'long-'.repeat(25), 'data') });
  cleanUp.unshift(() => rmSync(postgres.socketFolder, { recursive: true, force: true }));
  expect(postgres.socketFolder.length).toBeLessThan(100);
  expect(await ask(postgres.owner, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a killed server is brought back, and the same pool works again', async () => {
  const postgres = await start();
  await migrate(postgres.owner);
  const db = openDatabase({ connection: postgres.app });
  cleanUp.push(() => db.close());
  const seesDatabase = () =>
    db.global(async (tx) => (await sql<{ one: number }>`select 1 as one`.execute(tx)).rows[0]);
  await seesDatabase();
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  const failures: unknown[] = [];
  let answer: unknown;
  while (postgres.pid() === killed || !answer) {
    answer = await seesDatabase().catch((error) => void failures.push(error));
  }
  expect(answer).toEqual({ one: 1 });
  expect(failures).not.toEqual([]);
  expect(failures.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
});

test.runIf(isRoot)(
  'as root, under a folder only root may enter, the data goes elsewhere',
  async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const postgres = await start({ dataDir: join(closed, 'data') });
    expect(postgres.socketFolder).toContain(join(folder, 'state/databases'));
    await postgres.stop();
    rmSync(join(closed, 'data'), { recursive: true });
    const fresh = await start({ dataDir: join(closed, 'data') });
    expect(fresh.socketFolder).not.toBe(postgres.socketFolder);
  },
);

test.runIf(isRoot)('a normal user can run it', async () => {
  chownSync(folder, 65534, 65534);
  const { next } = runProcess({ uid: 65534, gid: 65534 });
  expect(await next()).toMatch(/^ready/);
  expect(statSync(join(folder, 'data/postgres/data')).uid).toBe(65534);
});

test.runIf(isRoot)("another user's data folder is refused in words", async () => {
  mkdirSync(join(folder, 'data/postgres'), { recursive: true });
  const { next } = runProcess({ uid: 65534, gid: 65534 });
  expect(await next()).toMatch(/refused .*belongs to another user \(uid 0\)/);
});
