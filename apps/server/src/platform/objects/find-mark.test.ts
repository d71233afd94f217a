import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseSetupError } from '../database/database-errors.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { acceptStorage, findMark } from './find-mark.ts';
import { openLocalObjectStore } from '@candor/folder-store';
import { readMark, writeMark } from './marked-store.ts';

let database: TestDatabase;
let parent = '';
let folder = '';

beforeEach(async () => {
  database = await createTestDatabase();
  await database.owner.query(`insert into installation (secret_mark) values ('of a secret')`);
  parent = mkdtempSync(join(tmpdir(), 'candor-mark-'));
  folder = join(parent, 'objects');
});
afterEach(async () => {
  await database.drop();
  rmSync(parent, { recursive: true, force: true });
});

const openVolume = () => openLocalObjectStore({ folder, signingKey: new Uint8Array(32).fill(1) });
const start = async () => findMark(database.connections.owner, await openVolume());
const known = async () =>
  (await database.owner.query('select storage_mark from installation')).rows[0].storage_mark;

/** What the database of an installation that has worked speaks of. */
async function addNamedObject(objectKey: string): Promise<void> {
  await database.owner.query(`insert into tenants (id) overriding system value values (7)`);
  await database.owner.query(
    `insert into question_images (company_id, object_key, content_type, bytes) values (7, $1, 'image/png', 4)`,
    [objectKey],
  );
}

test('the first start makes folder and mark, and each later one knows it', async () => {
  const mark = await start();
  expect(await readMark(await openVolume())).toBe(mark);
  expect(await known()).toBe(mark);
  expect(await start()).toBe(mark);
});

test('two first starts at once agree on one mark', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one).toBe(other);
  expect(await readMark(await openVolume())).toBe(one);
});

test('a start while the volume is away makes nothing in its place', async () => {
  const mark = await start();
  renameSync(folder, `${folder}-elsewhere`);
  expect(await start()).toBe(mark);
  expect(existsSync(folder)).toBe(false);
  mkdirSync(folder);
  expect(await start()).toBe(mark);
  expect(await readMark(await openVolume())).toBeNull();
});

test('a mark that lies there before the database knows one is taken over', async () => {
  const volume = await openVolume();
  await volume.prepare();
  const mark = randomUUID();
  await writeMark(volume, mark);
  expect(await start()).toBe(mark);
});

test('a mark that lies in a store with nothing of what the database names is another installation’s', async () => {
  await addNamedObject('companies/7/images/one');
  const volume = await openVolume();
  await volume.prepare();
  const mark = randomUUID();
  await writeMark(volume, mark);
  await expect(start()).rejects.toThrow(/volume is not mounted, or S3_BUCKET/);
  expect(await known()).toBeNull();
  await volume.put('companies/7/images/one', Buffer.from('here'), 'image/png');
  expect(await start()).toBe(mark);
});

test('an installation of the version before is marked where its folder is', async () => {
  await addNamedObject('companies/7/images/removed-meanwhile');
  mkdirSync(folder);
  writeFileSync(join(folder, 'signing.key'), 'key');
  const mark = await start();
  expect(await readMark(await openVolume())).toBe(mark);
});

test('a store that holds nothing of what the database names is not marked', async () => {
  await addNamedObject('companies/7/images/one');
  await expect(start()).rejects.toThrow(DatabaseSetupError);
  await expect(start()).rejects.toThrow(/volume is not mounted, or S3_BUCKET/);
  expect(existsSync(folder)).toBe(false);
  expect(await known()).toBeNull();
  const volume = await openVolume();
  await volume.prepare();
  await volume.put('companies/7/images/one', Buffer.from('here'), 'image/png');
  expect(await start()).toBe(await readMark(volume));
});

test('who has lost the objects for good says which storage takes their place', async () => {
  const mark = await start();
  rmSync(folder, { recursive: true });
  expect(await acceptStorage(database.connections.owner, await openVolume())).toBe(mark);
  expect(await readMark(await openVolume())).toBe(mark);
});
