import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUntouched } from './leftovers.ts';
import { openLocalObjectStore } from './local-object-store.ts';

let folder = '';
const now = new Date();
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const at = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-leftovers-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('what a killed process left is removed, what is being written is not', async () => {
  for (const name of ['work-dead', 'work-alive', 'other']) {
    await mkdir(at(name));
    await writeFile(at(name, 'file'), 'x');
    await utimes(at(name, 'file'), hoursAgo(7), hoursAgo(7));
    await utimes(at(name), hoursAgo(7), hoursAgo(7));
  }
  // A conversion of an hour writes to a file that lies in an old folder.
  await utimes(at('work-alive', 'file'), hoursAgo(1), hoursAgo(1));
  await removeUntouched(folder, 'work-', hoursAgo(6));
  expect((await readdir(folder)).toSorted()).toEqual(['other', 'work-alive']);
});

test('a folder that is not there has nothing to remove', async () => {
  await expect(removeUntouched(at('none'), '', now)).resolves.toBeUndefined();
});

test('[B9] a store forgets what was on its way in when a process was killed', async () => {
  const store = await openLocalObjectStore({ folder: at('store') });
  await writeFile(at('store', 'incoming', 'dead'), 'x');
  await utimes(at('store', 'incoming', 'dead'), hoursAgo(7), hoursAgo(7));
  await writeFile(at('store', 'incoming', 'arriving'), 'x');
  await store.put('kept', Buffer.from('x'), 'text/plain');
  await store.removeLeftovers(6 * 3_600_000);
  expect(await readdir(at('store', 'incoming'))).toEqual(['arriving']);
  expect((await store.head('kept')).size).toBe(1);
});
