import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PoolConfig } from 'pg';

const CLIENTS = 20;
const SECONDS = 2;

export type AnswerRow = {
  readonly companyId: number;
  readonly attemptId: number;
  readonly questionId: number;
  readonly choice: number;
};

/** The newest pgbench of the machine, or null; our own copy of PostgreSQL comes without it. */
export function findPgbench(): string | null {
  const folders = process.env['PG_BIN'] ?? '/usr/lib/postgresql/*/bin';
  return globSync(join(folders, 'pgbench')).toSorted().at(-1) ?? null;
}

/**
 * Upserts a second by pgbench, over prepared statements on as many connections as the others use. Every
 * client has rows of its own, as candidates have: one script a layer of rows, and in it one row a client.
 */
export async function upsertsByPgbench(
  program: string,
  connection: PoolConfig,
  rows: readonly AnswerRow[],
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-pgbench-'));
  try {
    const scripts: string[] = [];
    for (let from = 0; from + CLIENTS <= rows.length; from += CLIENTS) {
      const path = join(folder, `${from}.sql`);
      writeFileSync(path, scriptOf(rows.slice(from, from + CLIENTS)));
      scripts.push('-f', path);
    }
    const { host, port, user, database, password } = connection;
    const where = ['-h', String(host), '-p', String(port ?? 5432), '-U', String(user)];
    const how = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS)];
    const { stdout } = await promisify(execFile)(
      program,
      [...where, ...how, ...scripts, String(database)],
      { env: { ...process.env, PGPASSWORD: typeof password === 'string' ? password : '' } },
    );
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? Number.NaN);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scriptOf(rows: readonly AnswerRow[]): string {
  const oneOf = (name: keyof AnswerRow) => {
    const cases = rows.map((row, client) => `when :client_id = ${client} then ${row[name]}`);
    return `case ${cases.join(' ')} end`;
  };
  return `\\set question ${oneOf('questionId')}
\\set attempt ${oneOf('attemptId')}
\\set choice ${oneOf('choice')}
\\set revision random(1, 1000000)
insert into answers as kept (company_id, attempt_question_id, attempt_id, choice, revision, life, viewed_life, answered_at, received_at) values (${rows[0]?.companyId}, :question, :attempt, :choice, :revision, 1, 1, now(), now()) on conflict (company_id, attempt_question_id) do update set choice = excluded.choice, revision = excluded.revision, answered_at = excluded.answered_at, received_at = excluded.received_at;
`;
}
