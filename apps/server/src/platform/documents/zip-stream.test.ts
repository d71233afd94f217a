import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { packZip, unpackZip, type ZipPart } from './zip-stream.ts';

const limits = { mostFiles: 100, mostBytesEach: 1000, mostBytes: 10_000, longestName: 20 };

async function* of(parts: readonly ZipPart[]) {
  yield* parts;
}

async function unpack(parts: readonly ZipPart[]): Promise<number> {
  const packed: Buffer[] = [];
  for await (const part of packZip(of(parts))) packed.push(part);
  let count = 0;
  for await (const _ of unpackZip(Readable.from(packed), limits)) count += 1;
  return count;
}

const file = (name: string, size: number): ZipPart => ({ name, bytes: new Uint8Array(size) });
const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.txt`, 1000));

test('files are unpacked one by one, up to what all of them may hold', async () => {
  expect(await unpack(many(10))).toBe(10);
  await expect(unpack(many(11))).rejects.toMatchObject({ code: 'too_large' });
});

test('one that is larger than a file may be is not unpacked', async () => {
  await expect(unpack([file('large', 1001)])).rejects.toMatchObject({ code: 'too_large' });
});

test('a name that is longer than any of ours is no name', async () => {
  await expect(unpack([file('x'.repeat(21), 1)])).rejects.toMatchObject({ code: 'unreadable' });
});
