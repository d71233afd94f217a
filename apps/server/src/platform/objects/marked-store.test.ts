import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askStorage, MARK_KEY, markedStore, readMark, writeMark } from './marked-store.ts';
import type { ObjectStore } from '@candor/folder-store';
import { type StoreUnderTest, storesToTest } from './test-stores.ts';

const away = { code: 'StorageUnavailable' };
const type = 'application/octet-stream';
const bytes = Buffer.from('kept');

describe.for(storesToTest)('[B3] the mark of a store $name', (toTest) => {
  const mark = randomUUID();
  let under: StoreUnderTest;
  let ours: ObjectStore;
  let key = '';

  beforeAll(async () => {
    under = await toTest.start();
  });
  afterAll(() => under.close());
  beforeEach(async () => {
    await writeMark(under.store, mark);
    ours = markedStore(under.store, mark);
    key = `companies/1/${randomUUID()}`;
    await ours.put(key, bytes, type);
  });

  test('with its mark it works as ever, and says what is not there', async () => {
    expect((await ours.head(key)).size).toBe(bytes.length);
    await expect(ours.head(`${key}-other`)).rejects.toMatchObject({ code: 'NoSuchKey' });
    await expect(askStorage(ours)).resolves.toBeUndefined();
    expect(await readMark(ours)).toBe(mark);
  });

  test('without its mark nothing is believed to be gone, and nothing counts as done', async () => {
    await under.store.remove(MARK_KEY);
    const uploadId = '0'.repeat(32);
    const calls = [
      () => ours.remove(key),
      () => ours.abortUpload(key, uploadId),
      () => ours.listParts(key, uploadId),
      () => ours.listUploads('companies/'),
      () => ours.removeLeftovers(0),
      () => ours.head(`${key}-other`),
      () => ours.put(`${key}-new`, bytes, type),
      () => askStorage(markedStore(under.store, mark)),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(away);
    await writeMark(under.store, mark);
    await expect(askStorage(ours)).resolves.toBeUndefined();
  });

  test("with another installation's mark it is away, and the log says which is expected", async () => {
    await writeMark(under.store, randomUUID());
    const asked = askStorage(markedStore(under.store, mark));
    await expect(asked).rejects.toMatchObject(away);
    await expect(asked).rejects.toThrow(
      `another installation: its volume or bucket is away. Expected ${mark}`,
    );
  });
});
