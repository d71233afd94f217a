import { promisify } from 'node:util';
import { crc32, deflateRaw, inflateRaw } from 'node:zlib';
import { type ByteReader, byteReader, ZipProblem } from './byte-reader.ts';

export { ZipProblem } from './byte-reader.ts';

const deflate = promisify(deflateRaw);
const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);

export type ZipPart = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Not packed again. */
  readonly isPacked?: boolean;
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const UTF8 = 0x800;
const DEFLATED = 8;
/** The first of January 1980: when something was made is said inside. */
const DAY = 0x21;

/** What a ZIP without the extension for large ones can hold. */
export const ZIP_MOST_FILES = 65_000;
export const ZIP_MOST_BYTES = 4_000_000_000;

/** Some 100 bytes are held of each file that went by, and no more. */
export async function* packZip(parts: AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { name, bytes, isPacked = false } of parts) {
    const packed = isPacked ? bytes : await deflate(bytes);
    const label = Buffer.from(name);
    const same = Buffer.alloc(26);
    same.writeUInt16LE(20, 0);
    same.writeUInt16LE(UTF8, 2);
    same.writeUInt16LE(isPacked ? 0 : DEFLATED, 4);
    same.writeUInt16LE(DAY, 8);
    same.writeUInt32LE(crc32(bytes), 10);
    same.writeUInt32LE(packed.length, 14);
    same.writeUInt32LE(bytes.length, 18);
    same.writeUInt16LE(label.length, 22);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(CENTRAL, 0);
    central.writeUInt16LE(20, 4);
    same.copy(central, 6);
    central.writeUInt32LE(at, 42);
    directory.push(central, label);
    const local = Buffer.concat([word(LOCAL), same, label, packed]);
    at += local.length;
    yield local;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([listed, end]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

type Limits = {
  readonly mostFiles: number;
  readonly mostBytesEach: number;
  /** Of all together, unpacked: what is small may hold a thousand times as much. */
  readonly mostBytes: number;
  readonly longestName: number;
};

/**
 * The files of a ZIP in their order, each read once and held whole while it is looked at: its name is a name, and what it
 * unpacks to is counted while it is unpacked. One that was cut before its end is unreadable.
 */
export async function* unpackZip(
  stream: AsyncIterable<Uint8Array>,
  { mostFiles, mostBytesEach, mostBytes, longestName }: Limits,
): AsyncGenerator<ZipPart> {
  const reader = byteReader(stream);
  let files = 0;
  let unpackedBytes = 0;
  for (;;) {
    const sign = (await reader.take(4)).readUInt32LE();
    if (sign === END || sign === CENTRAL) break;
    if (sign !== LOCAL) throw new ZipProblem('unreadable');
    files += 1;
    if (files > mostFiles) throw new ZipProblem('too_large');
    const part = await readPart(reader, { mostBytesEach, longestName });
    unpackedBytes += part.bytes.length;
    if (unpackedBytes > mostBytes) throw new ZipProblem('too_large');
    yield part;
  }
  const left = await reader.tail(22 + 0xffff);
  // The sign itself is read where there is no directory, which no file of ours is without.
  if (!left.includes(word(END))) throw new ZipProblem('unreadable');
}

async function readPart(
  reader: ByteReader,
  { mostBytesEach: most, longestName }: Pick<Limits, 'mostBytesEach' | 'longestName'>,
): Promise<ZipPart> {
  const head = await reader.take(26);
  const isUnsized = (head.readUInt16LE(2) & 0x9) !== 0;
  const method = head.readUInt16LE(4);
  const [packed, size] = [head.readUInt32LE(14), head.readUInt32LE(18)];
  if (isUnsized || (method !== 0 && method !== DEFLATED)) throw new ZipProblem('unreadable');
  if (packed > most || size > most) throw new ZipProblem('too_large');
  const nameBytes = head.readUInt16LE(22);
  if (nameBytes > longestName) throw new ZipProblem('unreadable');
  const name = (await reader.take(nameBytes)).toString('utf8');
  await reader.take(head.readUInt16LE(24));
  const bytes = await reader.take(packed);
  if (method === 0) return { name, bytes };
  return { name, bytes: await unpacked(bytes, most) };
}

async function unpacked(bytes: Buffer, most: number): Promise<Buffer> {
  try {
    return await inflate(bytes, { maxOutputLength: most });
  } catch (error) {
    const isLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ZipProblem(isLarge ? 'too_large' : 'unreadable');
  }
}
