import { deflateRawSync } from 'node:zlib';
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzipTexts } from './unzip-texts.ts';

const limits = { isWanted: (name: string) => name.endsWith('.xml'), mostFiles: 2, mostBytes: 1000 };

test('wanted files come out as text, by their names', () => {
  const zip = zipSync({ 'a.xml': strToU8('é'), 'b.png': new Uint8Array(9) });
  expect(unzipTexts(zip, limits)).toEqual(new Map([['a.xml', 'é']]));
});

test('files whose lengths stand behind them, as programs write that pack while they send, come out whole', () => {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  for (const file of [new ZipDeflate('a.xml'), new ZipPassThrough('b.xml')]) {
    zip.add(file);
    file.push(strToU8('x'.repeat(400)), true);
  }
  zip.end();
  const text = 'x'.repeat(400);
  expect(unzipTexts(Buffer.concat(made), limits)).toEqual(
    new Map([
      ['a.xml', text],
      ['b.xml', text],
    ]),
  );
});

test('too many files, or too much in them, are refused', () => {
  const one = strToU8('x');
  expect(unzipTexts(zipSync({ 'a.xml': one, 'b.xml': one, 'c.xml': one }), limits)).toBe(
    'too_large',
  );
  expect(unzipTexts(zipSync({ 'a.xml': new Uint8Array(1001) }), limits)).toBe('too_large');
});

test('a ZIP that says less than it holds is counted by what it holds', () => {
  const zip = Buffer.from(zipSync({ 'a.xml': strToU8('x') }, { level: 0 }));
  const bomb = deflateRawSync(Buffer.alloc(100_000_000, 'x'));
  const local = zip.subarray(0, 30 + 'a.xml'.length);
  const end = zip.subarray(-22);
  // Deflated, as long as the bomb; unpacked, one byte.
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(bomb.length, 18);
  const before = process.memoryUsage().arrayBuffers;
  expect(unzipTexts(Buffer.concat([local, bomb, end]), limits)).toBe('too_large');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
});

test('a directory that names one place five thousand times makes nothing of it', () => {
  const whole = Buffer.from(zipSync({ 'a.xml': strToU8('x'.repeat(900)) }, { level: 0 }));
  const at = whole.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const entry = whole.subarray(at, whole.length - 22);
  const end = Buffer.from(whole.subarray(whole.length - 22));
  end.writeUInt16LE(5000, 8);
  end.writeUInt16LE(5000, 10);
  const many = Buffer.concat([
    whole.subarray(0, at),
    ...Array.from({ length: 5000 }, () => entry),
    end,
  ]);
  expect(unzipTexts(many, limits)).toEqual(new Map([['a.xml', 'x'.repeat(900)]]));
});

test('what is no ZIP, or no UTF-8, cannot be read', () => {
  expect(unzipTexts(strToU8('PK'), limits)).toBe('unreadable');
  expect(unzipTexts(zipSync({ 'a.xml': new Uint8Array([0xff, 0xfe]) }), limits)).toBe('unreadable');
});
