import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { MIN_PART_BYTES } from '@candor/folder-store';
import { bytesOf, conformanceOf, refusal } from './test-conformance.ts';
import { storesToTest } from './test-stores.ts';

const five = bytesOf(MIN_PART_BYTES);
const small = bytesOf(1000);

describe.for(storesToTest)('object store $name', (toTest) => {
  const { store, slowStore, newKey, begin, contentOf } = conformanceOf(toTest);

  let recorded = '';
  const all = Buffer.concat([five, small]);
  beforeAll(async () => {
    const begun = await begin(bytesOf(MIN_PART_BYTES), small);
    recorded = begun.key;
    await store().completeUpload(recorded, begun.uploadId, begun.parts);
    all.set(await contentOf(recorded));
  });

  test.each([
    ['bytes=0-9', 0, 10],
    [`bytes=${MIN_PART_BYTES - 3}-${MIN_PART_BYTES + 3}`, MIN_PART_BYTES - 3, 7],
    [`bytes=${MIN_PART_BYTES + 990}-`, MIN_PART_BYTES + 990, 10],
    [`bytes=${MIN_PART_BYTES + 990}-99999999`, MIN_PART_BYTES + 990, 10],
    ['bytes=-5', MIN_PART_BYTES + 995, 5],
  ])('reading by signed URL gives 206 and the bytes of %s', async (range, start, length) => {
    const url = await store().signRead(recorded, { expiresInSeconds: 60 });
    const reply = await fetch(url, { headers: { range } });
    expect(reply.status).toBe(206);
    expect(reply.headers.get('content-range')).toBe(
      `bytes ${start}-${start + length - 1}/${all.length}`,
    );
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(all.subarray(start, start + length));
  });

  test('reading by signed URL gives everything, its type and a download name', async () => {
    const whole = await fetch(await store().signRead(recorded, { expiresInSeconds: 60 }));
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('video/webm');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    expect(whole.headers.get('content-disposition')).toBe('inline');
    expect(Buffer.from(await whole.arrayBuffer()).equals(all)).toBe(true);
    const named = await fetch(
      await store().signRead(recorded, { expiresInSeconds: 60, downloadName: 'Zoë "1".webm' }),
      { headers: { range: 'bytes=0-0' } },
    );
    expect(named.headers.get('cache-control')).toBe('private, no-store');
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_ _1_.webm"; filename*=UTF-8''Zo%C3%AB%20%221%22.webm`,
    );
  });

  test('reading beyond the end gives 416', async () => {
    const url = await store().signRead(recorded, { expiresInSeconds: 60 });
    const reply = await fetch(url, { headers: { range: `bytes=${all.length}-` } });
    expect(reply.status).toBe(416);
    const call = store().read(recorded, { start: all.length });
    expect(await refusal(call)).toBe('InvalidRange');
  });

  test('reading without, with a tampered or with an expired signature is refused', async () => {
    const url = new URL(await store().signRead(recorded, { expiresInSeconds: 60 }));
    const bare = new URL(url);
    bare.search = '';
    expect((await fetch(bare)).status).toBe(403);
    const other = new URL(url);
    other.pathname = other.pathname.replace('.webm', '.webn');
    expect((await fetch(other)).status).toBe(403);
    const expired = await slowStore().signRead(recorded, { expiresInSeconds: 60 });
    expect((await fetch(expired)).status).toBe(403);
  });

  test('reading by the server gives ranges too', async () => {
    const read = await store().read(recorded, { start: 10, end: 19 });
    expect(read).toMatchObject({ start: 10, length: 10, size: all.length });
    expect(await buffer(read.stream)).toEqual(all.subarray(10, 20));
    const suffix = await store().read(recorded, { suffixLength: 4 });
    expect(suffix).toMatchObject({ start: all.length - 4, length: 4, size: all.length });
    expect(await buffer(suffix.stream)).toEqual(all.subarray(-4));
  });

  test('reading what is not there is refused by name', async () => {
    expect(await refusal(store().read(newKey()))).toBe('NoSuchKey');
    const url = await store().signRead(newKey(), { expiresInSeconds: 60 });
    expect((await fetch(url)).status).toBe(404);
  });

  test('whole objects are put from bytes or a stream of unknown length, replaced and removed', async () => {
    const key = newKey();
    await store().put(key, small, 'text/plain');
    expect(await contentOf(key)).toEqual(Buffer.from(small));
    const long = bytesOf(17 * 1024 * 1024);
    await store().put(key, Readable.from([long.subarray(0, 999), long.subarray(999)]), 'a/b');
    expect((await contentOf(key)).equals(long)).toBe(true);
    expect(await store().head(key)).toMatchObject({ size: long.length, contentType: 'a/b' });
    await store().put(key, Readable.from([]), 'a/b');
    expect(await store().head(key)).toMatchObject({ size: 0 });
    await store().remove(key);
    expect(await refusal(store().head(key))).toBe('NoSuchKey');
    expect(await refusal(store().remove(key))).toBe('accepted');
  });

  test('whole objects are not there when their stream breaks', async () => {
    const key = newKey();
    const broken = Readable.from(
      (function* () {
        yield bytesOf(17 * 1024 * 1024);
        throw new Error('the source broke');
      })(),
    );
    await expect(store().put(key, broken, 'a/b')).rejects.toThrow('the source broke');
    expect(await refusal(store().head(key))).toBe('NoSuchKey');
    expect(await store().listUploads(key)).toEqual([]);
  });

  test.each(
    [
      ['', '/a', 'a//b', '../a', 'a/../b', 'a/./b', '%2e%2e/a', 'a\0b', 'a\\b', 'é', 'a@', '.a'],
    ].flat(),
  )('the key %j is refused by every call', async (key) => {
    const id = 'a'.repeat(32);
    const calls: (() => Promise<unknown>)[] = [
      () => store().createUpload(key, 'a/b'),
      () => store().signPart({ key, uploadId: id, partNumber: 1, expiresInSeconds: 60 }),
      () => store().put(key, small, 'a/b'),
      () => store().read(key),
      () => store().head(key),
      () => store().remove(key),
      () => store().signRead(key, { expiresInSeconds: 60 }),
      () => store().listParts(key, id),
      () => store().completeUpload(key, id, []),
    ];
    for (const call of calls) expect(await refusal(call())).toBe('InvalidKey');
  });
});
