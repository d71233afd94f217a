import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ObjectStore, openLocalObjectStore } from '@candor/folder-store';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { createDueWork } from '../queue/due-work.ts';
import { removedObjectDue, removeObjects } from './removed-objects.ts';

const key = 'companies/1/logo';
const folder = mkdtempSync(join(tmpdir(), 'candor-removed-'));
let database: TestDatabase;
let store: ObjectStore;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  store = await openLocalObjectStore({ folder });
});
beforeEach(async () => {
  await store.put(key, Buffer.from('logo'), 'image/png');
  await database.db.global((tx) => removeObjects(tx, [key]));
  // After it was asked for, however long that took.
  now = new Date(Date.now() + 1000);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const node = (objects: ObjectStore) =>
  createDueWork(
    {
      ...{ db: database.db, clock: () => now },
      onProblem: (problem) => {
        throw problem;
      },
    },
    [removedObjectDue({ objects })],
  );
/** The same store, of which whoever removes something waits. */
const slow = ({ before, after }: { before?: () => Promise<void>; after?: () => Promise<void> }) =>
  Object.assign(Object.create(store) as ObjectStore, {
    remove: async (removed: string) => {
      await before?.();
      await store.remove(removed);
      await after?.();
    },
  });
const ask = async (query: string) => (await database.owner.query(query)).rows;
const left = async () => [
  ...(await ask('select object_key from removed_objects')),
  ...(await ask('select kind from due_work')),
];

test('while the storage takes its time no transaction is open and no row is locked', async () => {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const before = () => {
    begun.resolve();
    return over.promise;
  };
  const round = node(slow({ before })).round();
  await begun.promise;
  const open = `select state, query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
  expect(await ask(open)).toEqual([]);
  expect(await ask('select object_key from removed_objects for update nowait')).toHaveLength(1);
  expect(await ask('select kind from due_work for update nowait')).toHaveLength(1);
  over.resolve();
  await round;
  await expect(store.head(key)).rejects.toThrow();
  expect(await left()).toEqual([]);
});

test('killed after the storage removed it and before that was noted, it is asked for again', async () => {
  const gone = Promise.withResolvers<void>();
  const after = () => {
    gone.resolve();
    // Nothing comes back to a process that is dead.
    return new Promise<void>(() => {});
  };
  void node(slow({ after })).round();
  await gone.promise;
  await expect(store.head(key)).rejects.toThrow();
  expect(await left()).toHaveLength(2);
  now = new Date(now.getTime() + 4000);
  await node(store).round();
  expect(await left()).toEqual([]);
});
