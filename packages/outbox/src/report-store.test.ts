import { expect, test } from 'vitest';
import { type ReportStore, withMemoryBehind } from './report-store.ts';
import { breakableDisk, report } from './test-disk.ts';

const keys = async (store: ReportStore<string>) => (await store.all()).map(({ key }) => key);

test('a disk that cannot be read at the start is not an empty one', async () => {
  const { disk, broken } = breakableDisk([report('earlier')]);
  broken.reading = true;
  const store = withMemoryBehind(disk);
  await expect(store.all()).rejects.toThrow('closed its database');
  expect(store.durable).toBe(false);
  broken.reading = false;
  expect(await keys(store)).toEqual(['earlier']);
  expect(store.durable).toBe(true);
});

test('a disk that fails later leaves what this page read and wrote', async () => {
  const { disk, broken } = breakableDisk([report('earlier')]);
  const store = withMemoryBehind(disk);
  await store.all();
  await store.put(report('mine'));
  broken.reading = true;
  expect(await keys(store)).toEqual(['earlier', 'mine']);
  expect(store.durable).toBe(false);
  await store.remove('earlier');
  expect(await keys(store)).toEqual(['mine']);
});

test('a failed write is not called durable, whatever succeeds after it', async () => {
  const { disk, broken } = breakableDisk();
  const store = withMemoryBehind(disk);
  broken.writing = true;
  await store.put(report('in the page'));
  expect(store.durable).toBe(false);
  broken.writing = false;
  await store.put(report('on the disk', 2));
  expect(store.durable).toBe(false);
  expect(await keys(store)).toEqual(['on the disk', 'in the page']);
  await store.remove('in the page');
  expect(store.durable).toBe(true);
});

test('what went to memory and is written at a later try counts as durable, once', async () => {
  const { disk, broken, rows } = breakableDisk();
  const store = withMemoryBehind(disk);
  broken.writing = true;
  await store.put(report('a'));
  broken.writing = false;
  await store.put({ ...report('a'), tries: 1 });
  expect(store.durable).toBe(true);
  expect([...rows.keys()]).toEqual(['a']);
  expect(await keys(store)).toEqual(['a']);
});

test('what the server has taken is not sent again because the disk does not let go of it', async () => {
  const { disk, broken } = breakableDisk();
  const store = withMemoryBehind(disk);
  await store.put(report('a'));
  broken.removing = true;
  await store.remove('a');
  expect(await store.all()).toEqual([]);
  expect(store.has('a')).toBe(true);
});

test('storage that is refused altogether holds what this page was given, and is not durable', async () => {
  const store = withMemoryBehind<string>(null);
  expect(store.durable).toBe(false);
  expect(await store.all()).toEqual([]);
  await store.put(report('a'));
  expect(await keys(store)).toEqual(['a']);
});
