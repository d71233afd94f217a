// npm run release:keep -- NAME [--of FOLDER --commit COMMIT]: keeps what a release makes of a first start with the small demo, for
// kept-releases.test.ts to upgrade from then on. This one; or one that was unpacked in FOLDER, with its own dependencies.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { Connection } from '../../apps/server/src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts';
import { freePort } from '../../apps/server/src/test-program.ts';
import { root } from '../run-command.ts';
import { postgres as program } from '../test/programs.ts';
import { databaseUrl } from './database-url.ts';
import { archived, archiveOf, type ReleaseFacts } from './kept-release.ts';
import { runRelease } from './run-release.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { of: { type: 'string', default: root }, commit: { type: 'string' } },
});
const [name] = positionals;
const binFolder = program.find();

if (name === undefined || !/^[\w.-]+$/.test(name)) {
  console.error('npm run release:keep -- NAME [--of FOLDER --commit COMMIT]');
  process.exitCode = 2;
} else if (binFolder === undefined) {
  // The oldest that we run on: what it writes every newer one reads, and it brings pg_dump.
  console.error(`PostgreSQL is missing. ${program.advice}`);
  process.exitCode = 1;
} else {
  await keep(name, { folder: resolve(values.of), binFolder });
}

type Given = { readonly folder: string; readonly binFolder: string };

async function keep(as: string, { folder, binFolder: bin }: Given): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'candor-keep-'));
  chmodSync(place, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: join(place, 'database'), binFolder: bin });
  try {
    const dataDir = join(place, archived.data);
    const secret = randomBytes(32).toString('hex');
    await startOnce(folder, {
      ...{ DATABASE_URL: databaseUrl(server.owner), DATA_DIR: dataDir, APP_SECRET: secret },
      ...{ DEMO: 'small', PORT: String(await freePort()), CALL_PORT: String(await freePort()) },
    });
    const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));
    const { host = '', user = '', database = '' } = server.owner;
    // As statements, which need no psql. By the root: months that are over are in no partition later.
    const dump = ['--no-owner', '--rows-per-insert=200', '--load-via-partition-root'];
    const from = [`--host=${host}`, `--username=${user}`, database];
    execFileSync(join(bin, 'pg_dump'), [...dump, `--file=${join(place, archived.rows)}`, ...from]);
    const commit = values.commit ?? head();
    const facts = { commit, secret, ...(await readFacts(server.owner, demo)) };
    writeFileSync(join(place, archived.facts), JSON.stringify(facts satisfies ReleaseFacts));
    const packed = ['--create', '--gzip', '--file', archiveOf(as), '--directory', place];
    execFileSync('tar', [...packed, ...Object.values(archived)]);
    console.log(`${archiveOf(as)}: ${readFileSync(archiveOf(as)).byteLength} bytes`);
  } finally {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

/** Until its demo is written, then stopped as a deployment stops it. */
async function startOnce(folder: string, settings: Readonly<Record<string, string>>) {
  const file = join(settings['DATA_DIR'] ?? '', 'demo.json');
  const running = await runRelease(folder, settings, async () => existsSync(file));
  await running.stop();
}

/** `demo.json` names the people and their passwords. */
async function readFacts(owner: Connection, { accounts }: Pick<ReleaseFacts, 'accounts'>) {
  const client = new Client(owner);
  await client.connect();
  try {
    const { rows: names } = await client.query(
      `select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    );
    const tables: Record<string, number> = {};
    for (const { name: table } of names) {
      const { rows } = await client.query(`select count(*)::int as n from public."${table}"`);
      tables[table] = rows[0]?.n;
    }
    const { rows: attempts } = await client.query(
      `select a.schedule_id::int as "scheduleId", json_object_agg(q.id, w.choice) as choices
         from attempts a join attempt_questions q on q.company_id = a.company_id and q.attempt_id = a.id
         left join answers w on w.company_id = q.company_id and w.attempt_question_id = q.id
        where a.ended_at is not null group by a.company_id, a.schedule_id order by 1`,
    );
    const people = accounts.map(({ role, email, password }) => ({ role, email, password }));
    return { accounts: people, tables, answers: attempts };
  } finally {
    await client.end();
  }
}

// A declaration: the command above runs before a constant down here would be.
function head(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}
