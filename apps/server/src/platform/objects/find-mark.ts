import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Connection } from '../database/connection.ts';
import { DatabaseSetupError } from '../database/database-errors.ts';
import { type LocalObjectStore, type ObjectStore, ObjectStoreError } from '@candor/folder-store';
import { readMark, writeMark } from './marked-store.ts';

type Store = Pick<ObjectStore, 'head' | 'put' | 'read'> &
  Partial<Pick<LocalObjectStore, 'prepare' | 'isUsed'>>;

/**
 * Objects that the database names and that nothing has removed, of one company: of each kind the newest five, so that
 * one that went by hand decides nothing.
 */
const witnesses = `
  (select object_key as key from recordings
    where company_id = $1 and object_key is not null order by id desc limit 5)
  union all
  (select object_key from candidate_files
    where company_id = $1 and removed_at is null order by id desc limit 5)
  union all
  (select object_key from question_images where company_id = $1 order by id desc limit 5)`;

/**
 * The mark by which the store is known as ours, at every start. The first one makes it, or adopts what lies
 * there already; but not in a store that holds nothing of what the database speaks of: that is a volume that
 * was not mounted when Candor was brought up to date, and marking it would lose the right one for good.
 */
export async function findMark(owner: Connection, store: Store): Promise<string> {
  const client = new Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select storage_mark as mark from installation');
    const known: string | null = rows[0]?.mark ?? null;
    return known ?? (await firstMark(client, store));
  } finally {
    await client.end();
  }
}

/** Whoever runs this installation says that this storage is the one, whatever it holds. Gives its mark. */
export async function acceptStorage(owner: Connection, store: Store): Promise<string> {
  const client = new Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      'update installation set storage_mark = coalesce(storage_mark, $1) returning storage_mark as mark',
      [randomUUID()],
    );
    const mark = String(rows[0]?.mark);
    await store.prepare?.();
    await writeMark(store, mark);
    return mark;
  } finally {
    await client.end();
  }
}

async function firstMark(client: Client, store: Store): Promise<string> {
  // Two nodes that start together agree on one.
  await client.query(`select pg_advisory_lock(hashtext('storage-mark'))`);
  const { rows } = await client.query('select storage_mark as mark from installation');
  if (rows[0]?.mark) return rows[0].mark;
  const mark = await orSay(async () => {
    const found = await readMark(store);
    // A folder of the version before has its key for addresses, from its first start on.
    // A mark alone says nothing: it may be another installation's.
    if (found !== null || !(await store.isUsed?.())) await refuseStranger(client, store);
    const made = found ?? randomUUID();
    await store.prepare?.();
    if (found === null) await writeMark(store, made);
    return made;
  });
  await client.query('update installation set storage_mark = $1', [mark]);
  return mark;
}

async function orSay<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    throw new DatabaseSetupError(
      `The storage of objects does not answer, and this is the first start that looks for its mark: ${error.message}. ` +
        'Nothing was changed; mount the volume, or mend S3_… (README names the rights), and start again.',
    );
  }
}

async function refuseStranger(client: Client, store: Store): Promise<void> {
  let isAnyNamed = false;
  for await (const key of namedObjects(client)) {
    isAnyNamed = true;
    if (await isHeld(store, key)) return;
  }
  if (!isAnyNamed) return;
  throw new DatabaseSetupError(
    'The storage of objects holds nothing of what the database speaks of: its volume is not mounted, or S3_BUCKET ' +
      'names another bucket. Candor does not start; nothing was changed. If the objects are lost for good, ' +
      '"npm run storage:accept" takes this storage for ours.',
  );
}

async function isHeld(store: Store, key: string): Promise<boolean> {
  try {
    await store.head(key);
    return true;
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return false;
    throw error;
  }
}

async function* namedObjects(client: Client): AsyncGenerator<string> {
  const { rows: companies } = await client.query('select id from tenants order by id');
  for (const { id } of companies) {
    await client.query(`select set_config('app.company_id', $1, false)`, [String(id)]);
    const { rows } = await client.query(witnesses, [id]);
    for (const { key } of rows) yield key;
  }
}
