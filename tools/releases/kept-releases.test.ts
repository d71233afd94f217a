import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  APP_ROLE,
  type Connection,
  onDatabase,
} from '../../apps/server/src/platform/database/connection.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/platform/database/embedded-postgres.ts';
import { freePort } from '../../apps/server/src/test-program.ts';
import { root } from '../run-command.ts';
import { databaseUrl } from './database-url.ts';
import { listKept, type ReleaseFacts, unpackKept } from './kept-release.ts';
import { answers, runRelease } from './run-release.ts';

const place = mkdtempSync(join(tmpdir(), 'candor-kept-'));
chmodSync(place, 0o755);
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: join(place, 'database') });
  // Of the server, not of a database: a dump names it and does not make it.
  await ask(postgres.owner, `create role ${APP_ROLE} login`);
});

afterAll(async () => {
  await postgres.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Where the rows of a table are since a later migration. */
const movedTo: Readonly<Record<string, string>> = { interview_links: 'links' };
/** Whoever ran when it was kept is gone. */
const passing: readonly string[] = ['nodes'];

const types: Readonly<Record<string, string>> = {
  SUPER_ADMIN: 'superAdmin',
  COMPANY_ADMIN: 'company',
  COMPANY_USER: 'company',
  CANDIDATE: 'candidate',
  EXTERNAL_INTERVIEWER: 'interviewer',
};

test.each(listKept())(
  '[A12] the data folder of %s is brought up to date by one start of this release: people sign in, interviews are read as they were answered',
  { timeout: 240_000 },
  async (name) => {
    const folder = mkdtempSync(join(place, 'release-'));
    const { dataDir, rows, facts } = unpackKept(name, folder);
    const owner = await load(rows);
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const settings = {
      ...{ DATABASE_URL: databaseUrl(owner), DATA_DIR: dataDir, APP_SECRET: facts.secret },
      ...{ DEMO: 'off', PORT: port, CALL_PORT: String(await freePort()) },
      // Work in the background would forget at its times what is old enough by now, and that is counted here.
      ROLE: 'serve',
    };
    const running = await runRelease(root, settings, () => answers(`${url}/readyz`));
    try {
      expect(await missingRows(owner, facts)).toEqual([]);
      const tokens = new Map<string, string>();
      for (const { role, ...known } of facts.accounts) {
        tokens.set(role, await signIn(url, { ...known, type: types[role] ?? 'company' }));
      }
      expect(facts.answers.length).toBeGreaterThan(0);
      const token = tokens.get('COMPANY_ADMIN') ?? '';
      for (const { scheduleId, choices } of facts.answers) {
        expect(await readChoices(url, { token, scheduleId })).toEqual(choices);
      }
    } finally {
      await running.stop();
    }
    const command = join(root, 'apps/server/src/features/operations/backups/verify-command.ts');
    // Vitest has a BASE_URL of its own.
    const env = { PATH: process.env['PATH'] ?? '', ...settings };
    const verified = execFileSync(process.execPath, [command], { env, encoding: 'utf8' });
    expect(verified).toMatch(/audit log of company 1: \d+ rows, whole/);
    expect(verified).toMatch(/objects: [1-9]\d* named by rows, 0 missing/);
  },
);

test('at least the first release, one from before live interviews and one since are kept', () => {
  expect(listKept().length).toBeGreaterThanOrEqual(3);
});

let loaded = 0;

async function load(rows: string): Promise<Connection> {
  loaded += 1;
  const database = `kept_${loaded}`;
  await ask(postgres.owner, `create database ${database} template template0 encoding 'UTF8'`);
  const owner = onDatabase(postgres.owner, database);
  await ask(owner, rows);
  return owner;
}

async function ask(to: Connection, statement: string) {
  const client = new Client(to);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Tables that hold fewer rows than the release had left. */
async function missingRows(owner: Connection, { tables }: ReleaseFacts): Promise<string[]> {
  const found: string[] = [];
  for (const [name, before] of Object.entries(tables)) {
    if (passing.includes(name)) continue;
    const table = movedTo[name] ?? name;
    const [row] = await ask(
      owner,
      `select to_regclass('public."${table}"') is not null as "isThere"`,
    );
    if (row?.isThere !== true) {
      if (before > 0) found.push(`${table}: gone with ${before} rows`);
      continue;
    }
    const [counted] = await ask(owner, `select count(*)::int as n from public."${table}"`);
    if (counted?.n < before) found.push(`${table}: ${counted?.n} of ${before} rows`);
  }
  return found;
}

async function signIn(url: string, body: Readonly<Record<string, string>>): Promise<string> {
  const reply = await fetch(`${url}/api/accounts/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([body['email'], reply.status]).toEqual([body['email'], 200]);
  return String((await reply.json()).data.token);
}

type Report = {
  readonly skills: readonly {
    readonly answers: readonly {
      readonly botInterviewQuestionID: number;
      readonly choice: number | null;
    }[];
  }[];
};

async function readChoices(
  url: string,
  { token, scheduleId }: { readonly token: string; readonly scheduleId: number },
) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${url}/api/interviews/${scheduleId}`, { headers });
  expect(reply.status).toBe(200);
  const { skills } = (await reply.json()).data as Report;
  const asked = skills.flatMap(({ answers: given }) => given);
  return Object.fromEntries(
    asked.map(({ botInterviewQuestionID, choice }) => [String(botInterviewQuestionID), choice]),
  );
}
