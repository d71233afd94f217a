import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

const MB = 1024 * 1024;

/** An archive of 64 MB of nothing, in 64 KB. */
export function archiveBomb(): Buffer {
  const nothing = Buffer.alloc(64 * MB);
  const packed = deflateRawSync(nothing, { level: 9 });
  const name = Buffer.from('recording.mp4');
  const about = Buffer.alloc(22);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(8, 4);
  about.writeUInt32LE(crc32(nothing), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(nothing.length, 18);
  const lengths = Buffer.from([name.length, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, lengths, name, packed]);
  const entry = Buffer.concat([
    ...[Buffer.from('PK\u0001\u0002\u0014\u0000'), about, lengths, Buffer.alloc(14), name],
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** A PNG of 30,000 by 30,000 in black and white: 112 MB in 110 KB. */
export function pictureBomb(): Buffer {
  const side = 30_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const lines = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 });
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Matroska whose one packet is 64 MB once it is unpacked, as its track asks for. */
export function packedTrack(): Buffer {
  const packed = deflateSync(Buffer.alloc(64 * MB), { level: 9 });
  const video = element('e0', element('b0', number(320)), element('ba', number(180)));
  // ContentEncodings, ContentEncoding, ContentCompression, ContentCompAlgo 0: zlib.
  const packing = element('6d80', element('6240', element('5034', element('4254', number(0)))));
  const track = element(
    ...['ae', element('d7', number(1)), element('73c5', number(1)), element('83', number(1))],
    ...[element('86', Buffer.from('V_VP9')), video, packing],
  );
  const block = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), packed]);
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('matroska'))),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', number(1_000_000))),
      element('1654ae6b', track),
      element('1f43b675', element('e7', number(0)), element('a3', block)),
    ),
  ]);
}

/** An element of Matroska: its identity in hexadecimal, its length in eight bytes, what it holds. */
function element(id: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** The same video whose container is truthful, and whose VP9 pictures say that they are so wide and high. */
export function withStreamSide(video: Buffer, side: number): Buffer {
  const changed = Buffer.from(video);
  // Of each key picture: shown, profile 0, sync code; four bits of colours follow, then both sides less one.
  const start = Buffer.from([0x82, 0x49, 0x83, 0x42]);
  for (let at = changed.indexOf(start); at >= 0; at = changed.indexOf(start, at + 1)) {
    const colours = (changed[at + 4] ?? 0) & 0xf0;
    const behind = (changed[at + 8] ?? 0) & 0x0f;
    const sides = BigInt(side - 1) * 0x10000n + BigInt(side - 1);
    const bits = (BigInt(colours) << 32n) | (sides << 4n) | BigInt(behind);
    Buffer.from(bits.toString(16).padStart(10, '0'), 'hex').copy(changed, at + 4);
  }
  return changed;
}
