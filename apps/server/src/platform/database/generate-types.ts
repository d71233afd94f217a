// `npm run db:types`: writes schema.ts from a database made by our own migrations, so the types of every
// query follow the .sql files.
// A test compares the committed file with a fresh one.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readCheckedTexts } from './checked-texts.ts';
import type { Connection } from './connection.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export const SCHEMA_FILE = join(import.meta.dirname, 'schema.ts');

/** What is never null in a view: PostgreSQL does not say so of any of its columns. */
const viewColumns = {
  'recording_subjects.company_id': 'number',
  'recording_subjects.subject': "'attempt' | 'call-track' | 'call-film'",
  'recording_subjects.subject_id': 'number',
  'recording_subjects.schedule_id': 'number',
  'recording_subjects.started_at': 'Timestamp',
  'recording_subjects.deadline_at': 'Timestamp',
  'recording_subjects.is_running': 'boolean',
};

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** The text of schema.ts for a migrated database. */
export async function generateTypes(owner: Connection): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-types-'));
  try {
    const draft = join(folder, 'schema.ts');
    const url = `postgres://${owner.user}@localhost/${owner.database}?host=${encodeURIComponent(owner.host ?? '')}`;
    const codegen = join(
      dirname(require.resolve('kysely-codegen/package.json')),
      'dist/cli/bin.js',
    );
    await run(process.execPath, [
      ...[codegen, '--dialect', 'postgres', '--url', url, '--out-file', draft],
      ...['--camel-case', '--default-schema', 'public', '--date-parser', 'string'],
      // bigint comes out of our pool as a number; see database.ts. The queue's tables are not ours to query.
      ...['--type-mapping', '{"int8":"number"}', '--exclude-pattern', 'pgboss.*'],
      // A text column that a check holds to a list is that list's union; see docs/decisions/0233.
      ...[
        '--overrides',
        JSON.stringify({ columns: { ...(await readCheckedTexts(owner)), ...viewColumns } }),
      ],
      ...['--log-level', 'error'],
    ]);
    return await formatted(readFileSync(draft, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function formatted(text: string): Promise<string> {
  const biome = join(dirname(require.resolve('@biomejs/biome/package.json')), 'bin/biome');
  const child = run(process.execPath, [biome, 'format', `--stdin-file-path=${SCHEMA_FILE}`]);
  child.child.stdin?.end(text);
  return (await child).stdout;
}

// Not import.meta.main: bin/run.mjs imports this file in its own process.
if (process.argv[1] === import.meta.filename) {
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-types-'));
  const postgres = await startEmbeddedPostgres({ dataDir, mode: 'fast', stateFolder: tmpdir() });
  try {
    await migrate(postgres.owner);
    writeFileSync(SCHEMA_FILE, await generateTypes(postgres.owner));
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
