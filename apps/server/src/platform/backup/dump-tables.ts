import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { QUEUE_SCHEMA } from '../database/queue-schema.ts';
import {
  type BackupManifest,
  BackupError,
  summing,
  type TableFile,
  writeStream,
} from './backup-files.ts';
import { copyOut } from './copy-rows.ts';
import { backupSentences } from './backup-words.ts';
import { readAlike, sumRows } from './sum-rows.ts';
import { listed, quoted } from './table-names.ts';

/** Tables that hold rows of their own or of their partitions; generated columns are computed again. */
const TABLES = `
  select c.relname as name,
         array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
   where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
   group by c.relname order by c.relname`;

const PARTITIONS = `
  select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`;

/** The next number that each would give. */
const SEQUENCES = `
  select sequencename as name, (coalesce(last_value + increment_by, start_value))::text as next
    from pg_sequences where schemaname = 'public' order by 1`;

/** What waits or was under way; a job that was done or given up is history. */
const JOBS = `
  select j.name, q.policy, j.data, j.singleton_key as "singletonKey", j.start_after as "startAfter"
    from ${QUEUE_SCHEMA}.job j join ${QUEUE_SCHEMA}.queue q on q.name = j.name
   where j.state in ('created', 'retry', 'active') and j.name not like '\\_\\_%' order by j.created_on`;

export async function refuseUnstarted(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select to_regclass('public.installation') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) throw new BackupError(backupSentences.unstarted);
}

/** From here on `client` sees the database as it was at this moment, all of it. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only');
  // Rather an error than a backup of only those rows that a policy shows.
  await client.query('set local row_security = off');
  await readAlike(client);
  await client.query('select 1');
}

type Described = Pick<
  BackupManifest,
  'migration' | 'migrations' | 'partitions' | 'sequences' | 'jobs' | 'secretMark'
>;

export async function describeDatabase(client: Client): Promise<Described> {
  const { rows: done } = await client.query(
    'select name from migration.kysely_migration order by name',
  );
  const migrations = done.map(({ name }) => String(name));
  const { rows: marks } = await client.query('select secret_mark as mark from installation');
  const { rows: jobs } = await client.query(JOBS);
  return {
    migration: migrations.at(-1) ?? '',
    migrations,
    partitions: (await client.query(PARTITIONS)).rows,
    sequences: (await client.query(SEQUENCES)).rows,
    jobs: jobs.map((job) => ({ ...job, startAfter: new Date(job.startAfter).toISOString() })),
    secretMark: marks[0]?.mark ?? null,
  };
}

/** Every row of the snapshot, a packed file for each table, and what all of them sum up to where they lie. */
export async function dumpTables(client: Client, folder: string): Promise<TableFile[]> {
  const { rows: tables } = await client.query(TABLES);
  const tablesWritten: TableFile[] = [];
  for (const { name, columns } of tables) {
    const from = `copy (select ${listed(columns)} from public.${quoted(name)}) to stdout`;
    const { stream, rows } = copyOut(client, from);
    const { through, sum } = summing();
    await writeStream(join(folder, `${name}.gz`), stream, through, createGzip({ level: 1 })).catch(
      (error: unknown) => {
        throw isHidden(error) ? new BackupError(backupSentences.rowsHidden) : error;
      },
    );
    const written = { name, columns, rows: await rows, sha256: sum() };
    tablesWritten.push({ ...written, sum: await sumRows(client, written) });
  }
  return tablesWritten;
}

/** insufficient_privilege: a policy would have kept rows back. */
const isHidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** Whether the file still holds what was written. */
export async function isTableWhole(folder: string, { name, sha256 }: TableFile): Promise<boolean> {
  const { through, sum } = summing();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const file = createReadStream(join(folder, `${name}.gz`));
  try {
    await pipeline(file, createGunzip(), through, nowhere);
  } catch {
    return false;
  }
  return sum() === sha256;
}
