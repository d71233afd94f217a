import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPng } from './png-rules.ts';
import { redrawPng } from './redraw-png.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function part(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function header({ width = 2, height = 2, depth = 8, colour = 6, interlaced = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([depth, colour, 0, 0, interlaced], 8);
  return part('IHDR', bytes);
}

const row = [0, 10, 20, 30, 255, 40, 50, 60, 255];
const rows = Buffer.from([...row, ...row]);
const end = part('IEND', new Uint8Array());
const pixels = (bytes: Uint8Array) => part('IDAT', deflateSync(bytes));
const picture = (...parts: readonly Buffer[]) => Buffer.concat([signature, ...parts]);

test('the pixels of a picture stay what they are', async () => {
  const redrawn = await redrawPng(picture(header(), pixels(rows), end));
  expect(inflateSync(readPng(redrawn!)!.pixels)).toEqual(rows);
  expect(readPng(redrawn!)!.rows).toBe(2);
});

test('nothing that was hidden in the file is kept', async () => {
  const secret = 'taken at 60.39 N, 5.32 E';
  const hidden = Buffer.from(secret, 'latin1');
  const file = picture(
    ...[header(), part('tEXt', hidden), part('eXIf', hidden), part('acTL', hidden)],
    ...[pixels(rows), part('prVt', hidden), end],
    Buffer.from(`<script>${secret}</script>`),
  );
  const redrawn = await redrawPng(file);
  expect(file.toString('latin1')).toContain(secret);
  expect(redrawn!.toString('latin1')).not.toContain(secret);
  expect(redrawn).toEqual(await redrawPng(picture(header(), pixels(rows), end)));
});

test('bytes behind the packed pixels are not kept either', async () => {
  const packed = Buffer.concat([deflateSync(rows), Buffer.from('hidden behind')]);
  const redrawn = await redrawPng(picture(header(), part('IDAT', packed), end));
  expect(redrawn?.toString('latin1') ?? '').not.toContain('hidden behind');
});

test('pixels in several parts are one picture', async () => {
  const packed = deflateSync(rows);
  const [first, second] = [packed.subarray(0, 4), packed.subarray(4)];
  const file = picture(header(), part('IDAT', first), part('IDAT', second), end);
  expect(inflateSync(readPng((await redrawPng(file))!)!.pixels)).toEqual(rows);
});

test('a picture of a palette keeps it', async () => {
  const palette = part('PLTE', Buffer.from([1, 2, 3, 4, 5, 6]));
  const clear = part('tRNS', Buffer.from([0, 255]));
  const small = pixels(Buffer.from([0, 0b01000000, 0, 0b10000000]));
  const redrawn = await redrawPng(
    picture(header({ colour: 3, depth: 1 }), palette, clear, small, end),
  );
  expect(readPng(redrawn!)?.palette).toEqual(Buffer.from([1, 2, 3, 4, 5, 6]));
  expect(readPng(redrawn!)?.transparency).toEqual(Buffer.from([0, 255]));
});

test.each([
  ['no picture', Buffer.from('<svg onload="alert(1)"/>')],
  ['cut off', picture(header(), pixels(rows))],
  ['a part longer than the file', picture(header(), Buffer.from([0, 1, 0, 0, 73, 68, 65, 84]))],
  ['without a header', picture(pixels(rows), end)],
  ['too large', picture(header({ width: 5000 }), pixels(rows), end)],
  ['of no size', picture(header({ height: 0 }), pixels(rows), end)],
  ['fewer pixels than it says', picture(header({ height: 3 }), pixels(rows), end)],
  ['more pixels than it says', picture(header({ height: 1 }), pixels(rows), end)],
  ['interlaced', picture(header({ interlaced: 1 }), pixels(rows), end)],
  ['a palette that is missing', picture(header({ colour: 3 }), pixels(rows), end)],
  ['a filter that does not exist', picture(header(), pixels(Buffer.alloc(18, 9)), end)],
  ['not packed', picture(header(), part('IDAT', rows), end)],
])('%s is refused', async (_what, file) => {
  expect(await redrawPng(file)).toBeNull();
});
