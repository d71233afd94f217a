import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzipTexts } from './unzip-texts.ts';

const limits = { isWanted: (name: string) => name.endsWith('.xml'), mostFiles: 2, mostBytes: 1000 };

test('wanted files come out as text, by their names', () => {
  const zip = zipSync({ 'a.xml': strToU8('é'), 'b.png': new Uint8Array(9) });
  expect(unzipTexts(zip, limits)).toEqual(new Map([['a.xml', 'é']]));
});

test('too many files, or too much in them, are refused by what the ZIP says of itself', () => {
  const one = strToU8('x');
  expect(unzipTexts(zipSync({ 'a.xml': one, 'b.xml': one, 'c.xml': one }), limits)).toBe(
    'too_large',
  );
  expect(unzipTexts(zipSync({ 'a.xml': new Uint8Array(1001) }), limits)).toBe('too_large');
});

test('a ZIP that says less than it holds gives no more than it said', () => {
  const zip = Buffer.from(zipSync({ 'a.xml': strToU8('x') }, { level: 0 }));
  const bomb = deflateRawSync(Buffer.alloc(10_000_000, 'x'));
  const local = zip.subarray(0, 30 + 'a.xml'.length);
  const directory = zip.subarray(zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2])));
  const lying = Buffer.concat([local, bomb, directory]);
  const at = local.length + bomb.length;
  // The directory now says: deflated, as long as the bomb; unpacked, one byte as before. And where it lies itself.
  lying.writeUInt16LE(8, at + 10);
  lying.writeUInt32LE(bomb.length, at + 20);
  lying.writeUInt32LE(at, lying.length - 6);
  const read = unzipTexts(lying, limits);
  const long = typeof read === 'string' ? 0 : [...read.values()].join('').length;
  expect(long).toBeLessThanOrEqual(1);
});

test('what is no ZIP, or no UTF-8, cannot be read', () => {
  expect(unzipTexts(strToU8('PK'), limits)).toBe('unreadable');
  expect(unzipTexts(zipSync({ 'a.xml': new Uint8Array([0xff, 0xfe]) }), limits)).toBe('unreadable');
});
