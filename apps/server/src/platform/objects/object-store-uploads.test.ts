import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MIN_PART_BYTES } from '@candor/folder-store';
import { bytesOf, conformanceOf, md5, refusal } from './test-conformance.ts';
import { storesToTest } from './test-stores.ts';

const five = bytesOf(MIN_PART_BYTES);
const small = bytesOf(1000);

describe.for(storesToTest)('object store $name', (toTest) => {
  const { store, newKey, put, begin, contentOf } = conformanceOf(toTest);

  test('multipart uploads become one object with the bytes in order, readable at once', async () => {
    const { key, uploadId, parts } = await begin(five, small);
    const { etag } = await store().completeUpload(key, uploadId, parts);
    expect((await contentOf(key)).equals(Buffer.concat([five, small]))).toBe(true);
    expect(await store().head(key)).toEqual({
      size: five.length + small.length,
      contentType: 'video/webm',
      etag,
    });
  });

  test('multipart uploads list their parts by number, whatever the order of arrival', async () => {
    const { key, uploadId } = await begin();
    for (const number of [11, 2, 1]) await put({ key, uploadId }, number, small);
    expect(await store().listParts(key, uploadId)).toEqual(
      [1, 2, 11].map((partNumber) => ({ partNumber, etag: md5(small), size: small.length })),
    );
  });

  test('multipart uploads hold a part that was sent twice once, as it was sent last', async () => {
    const { key, uploadId } = await begin(small);
    const other = bytesOf(2000);
    await put({ key, uploadId }, 1, other);
    expect(await store().listParts(key, uploadId)).toEqual([
      { partNumber: 1, etag: md5(other), size: 2000 },
    ]);
    await store().completeUpload(key, uploadId, [{ partNumber: 1, etag: md5(other) }]);
    expect(await contentOf(key)).toEqual(Buffer.from(other));
  });

  test('multipart uploads of parts sent out of order have the right bytes', async () => {
    const { key, uploadId } = await begin();
    await put({ key, uploadId }, 2, small);
    await put({ key, uploadId }, 1, five);
    const parts = await store().listParts(key, uploadId);
    await store().completeUpload(key, uploadId, parts);
    expect((await contentOf(key)).equals(Buffer.concat([five, small]))).toBe(true);
  });

  test('multipart uploads may have gaps in the numbers of their parts', async () => {
    const { key, uploadId } = await begin(five);
    await put({ key, uploadId }, 7, small);
    const parts = await store().listParts(key, uploadId);
    await store().completeUpload(key, uploadId, parts);
    expect((await contentOf(key)).equals(Buffer.concat([five, small]))).toBe(true);
  });

  test('multipart uploads refuse a part below 5 MB that is not the last', async () => {
    const { key, uploadId, parts } = await begin(five.slice(1), small);
    expect(await refusal(store().completeUpload(key, uploadId, parts))).toBe('PartTooSmall');
  });

  test('multipart uploads refuse a wrong ETag, a part not held, a wrong order, no part', async () => {
    const { key, uploadId, parts } = await begin(five, small);
    const [first, second] = parts;
    const complete = (list: typeof parts) => refusal(store().completeUpload(key, uploadId, list));
    expect(await complete([first!, { ...second!, etag: md5(five) }])).toBe('InvalidPart');
    expect(await complete([first!, { ...second!, partNumber: 3 }])).toBe('InvalidPart');
    expect(await complete([second!, first!])).toBe('InvalidPartOrder');
    expect(await complete([])).toBe('InvalidPart');
    expect(await refusal(store().head(key))).toBe('NoSuchKey');
    expect(await complete(parts)).toBe('accepted');
  });

  test('multipart uploads may be completed again with the same parts, also five times at once', async () => {
    const { key, uploadId, parts } = await begin(five, small);
    const complete = () => store().completeUpload(key, uploadId, parts);
    const together = await Promise.all([complete(), complete(), complete(), complete()]);
    const again = await complete();
    expect(new Set([...together, again].map(({ etag }) => etag)).size).toBe(1);
    expect((await contentOf(key)).equals(Buffer.concat([five, small]))).toBe(true);
  });

  test('multipart uploads are known under their own key only', async () => {
    const { key, uploadId, parts } = await begin(small);
    const other = newKey();
    expect(await refusal(store().listParts(other, uploadId))).toBe('NoSuchUpload');
    expect(await refusal(store().completeUpload(other, uploadId, parts))).toBe('NoSuchUpload');
    await store().abortUpload(other, uploadId);
    expect(await store().listParts(key, uploadId)).toHaveLength(1);
    expect((await put({ key: other, uploadId }, 1, small)).status).toBe(404);
  });

  test('multipart uploads are listed by prefix while open', async () => {
    const open = await begin(small);
    const completed = await begin(small);
    await store().completeUpload(completed.key, completed.uploadId, completed.parts);
    const aborted = await begin(small);
    await store().abortUpload(aborted.key, aborted.uploadId);
    const found = await store().listUploads(open.key);
    expect(found).toEqual([
      { key: open.key, uploadId: open.uploadId, startedAt: expect.any(Date) },
    ]);
    expect(Math.abs(Date.now() - Number(found[0]?.startedAt))).toBeLessThan(60_000);
    expect(await store().listUploads(completed.key)).toEqual([]);
    expect(await store().listUploads(aborted.key)).toEqual([]);
  });

  test('multipart uploads of twenty parts of 5 MB come together', async () => {
    const { key, uploadId } = await begin();
    const hash = createHash('sha256');
    for (let partNumber = 1; partNumber <= 20; partNumber += 1) {
      five[0] = partNumber;
      hash.update(five);
      await put({ key, uploadId }, partNumber, five);
    }
    const parts = await store().listParts(key, uploadId);
    await store().completeUpload(key, uploadId, parts);
    const { stream, size } = await store().read(key);
    const found = createHash('sha256');
    for await (const chunk of stream) found.update(chunk as Uint8Array);
    expect(size).toBe(20 * MIN_PART_BYTES);
    expect(found.digest('hex')).toBe(hash.digest('hex'));
  }, 60_000);
});
