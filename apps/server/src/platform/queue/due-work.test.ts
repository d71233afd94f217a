import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { defineDue, type DueWork } from './define-due.ts';
import { addDue } from './due-store.ts';
import { createDueWork, startDueWork } from './due-work.ts';

let database: TestDatabase;
let now: Date;
let problems: Error[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  now = new Date();
  problems = [];
});
afterEach(async () => {
  await database.owner.query('delete from due_work; delete from changes');
});
afterAll(() => database.drop());

/** What is done leaves a row of the product's own: another PostgreSQL is asked for each statement of the tests. */
const noted = (kind: string, also: DueWork['run'] = async () => {}): DueWork =>
  defineDue({
    kind,
    run: async (tx, due) => {
      await sql`select note_change('maintenance', app_company(), null, null, ${due.id})`.execute(
        tx,
      );
      await also(tx, due);
    },
  });
const parts = () => ({
  ...{ db: database.db, clock: () => now },
  onProblem: (problem: Error) => void problems.push(problem),
});
const process = (...works: DueWork[]) => createDueWork(parts(), works);
const add = (kind: string, ...dues: Parameters<typeof addDue>[2]) =>
  database.db.global((tx) => addDue(tx, kind, dues));
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const done = async () =>
  (
    await database.owner.query(
      'select subject_id::int as id, owner_id::int as company from changes order by subject_id',
    )
  ).rows.map(({ id, company }) => [id, company]);
const left = async () =>
  (await database.owner.query('select subject_id::int as id, tries from due_work order by 1')).rows;

test('it is done when its time has come, in the name of its company, and then it is over', async () => {
  pass(1);
  const later = new Date(now.getTime() + 60_000);
  await add('a', { id: 1, companyId: 7 }, { id: 2 }, { id: 3, at: later });
  await add('b', { id: 1 });
  await process(noted('a')).round();
  expect(await done()).toEqual([
    [1, 7],
    [2, null],
  ]);
  pass(60);
  await process(noted('a')).round();
  expect(await done()).toHaveLength(3);
  expect((await database.owner.query('select kind from due_work')).rows).toEqual([{ kind: 'b' }]);
});

test('any number of processes and rounds do it once', async () => {
  pass(1);
  const ids = Array.from({ length: 40 }, (_, id) => id);
  await add('a', ...ids.map((id) => ({ id })));
  const processes = Array.from({ length: 6 }, () => process(noted('a')));
  await Promise.all([...processes, ...processes].map(({ round }) => round()));
  expect((await done()).map(([id]) => id)).toEqual(ids);
});

test('what fails has done nothing, is told, keeps nothing else back and is tried again later', async () => {
  pass(1);
  await add('a', { id: 1, companyId: 7 }, { id: 2, companyId: 7 });
  let isBroken = true;
  const work = noted('a', async (_tx, { id }) => {
    if (id === 1 && isBroken) throw new Error('not yet');
  });
  await process(work).round();
  await process(work).round();
  expect(await done()).toEqual([[2, 7]]);
  expect(await left()).toEqual([{ id: 1, tries: 1 }]);
  expect(problems.map(({ message }) => message)).toEqual([
    'Due and not done at try 1: a 1 of company 7',
  ]);
  isBroken = false;
  pass(4);
  await process(work).round();
  expect(await done()).toHaveLength(2);
  expect(await left()).toEqual([]);
});

test('a process that dies at it has done nothing, and another does it', async () => {
  pass(1);
  await add('a', { id: 1 });
  // Its connection is gone like that of a killed process: in the middle, without a word.
  const dying = noted('a', async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const other = new Client(database.connections.owner);
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await other.end();
    await sql`select 1`.execute(tx);
  });
  await process(dying).round();
  expect(await done()).toEqual([]);
  pass(4);
  await process(noted('a')).round();
  expect(await done()).toEqual([[1, null]]);
});

test('what one is slow at is not begun by another, and delays no other kind', async () => {
  pass(1);
  await add('slow', { id: 1 });
  await add('quick', { id: 2 });
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = noted('slow', async () => {
    begun.resolve();
    await over.promise;
  });
  const first = process(slow).round();
  await begun.promise;
  // Longer than its claim.
  pass(600);
  await process(noted('slow'), noted('quick')).round();
  expect(await done()).toEqual([[2, null]]);
  over.resolve();
  await first;
  expect(await done()).toHaveLength(2);
  expect(await left()).toEqual([]);
});

test('nothing is due of a transaction that was rolled back', async () => {
  const refused = database.db.global(async (tx) => {
    await addDue(tx, 'a', [{ id: 1 }]);
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  expect(await left()).toEqual([]);
});

test('a stop waits for what is under way and begins nothing else', async () => {
  now = new Date(now.getTime() + 60_000);
  await add('a', { id: 1 }, { id: 2 });
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stop = startDueWork(parts(), [
    noted('a', async () => {
      begun.resolve();
      await over.promise;
    }),
  ]);
  await begun.promise;
  const stopped = stop();
  over.resolve();
  await stopped;
  expect(await done()).toEqual([[1, null]]);
  expect(await left()).toEqual([{ id: 2, tries: 0 }]);
});
