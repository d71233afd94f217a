import { promisify } from 'node:util';
import { crc32, deflate, inflate } from 'node:zlib';
import { isFiltered, readPng } from './png-rules.ts';

const unpack = promisify(inflate);
const pack = promisify(deflate);

/**
 * The same pixels in a file of our own: what a picture was sent with (where it was taken, what another program reads in it,
 * whatever follows its end) is not in it. null: it is no picture that can be drawn.
 */
export async function redrawPng(file: Uint8Array): Promise<Buffer | null> {
  const parts = readPng(file);
  if (parts === null) return null;
  const expected = parts.rows * parts.rowBytes;
  const rows = await unpack(parts.pixels, { maxOutputLength: expected }).catch(() => null);
  if (rows?.length !== expected || !isFiltered(rows, parts)) return null;
  const { header, palette, transparency } = parts;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', header),
    ...(palette === null ? [] : [part('PLTE', palette)]),
    ...(transparency === null ? [] : [part('tRNS', transparency)]),
    part('IDAT', await pack(rows, { level: 9 })),
    part('IEND', new Uint8Array()),
  ]);
}

function part(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
