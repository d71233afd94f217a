/** A TrueType font, read as far as a document needs that carries the glyphs that it shows. */
export type TrueType = {
  /** In thousandths of the size that a text is set in. */
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];
  /** 0, the glyph of what is missing, where the font does not know the character. */
  glyphOf(codePoint: number): number;
  widthOf(glyph: number): number;
  /** The font with these glyphs alone, each under the number that it had. */
  subset(glyphs: ReadonlySet<number>): Buffer;
};

type Table = { readonly at: number; readonly length: number };

export function readTrueType(file: Buffer): TrueType {
  const tables = readTables(file);
  const head = tableOf(tables, 'head').at;
  const hhea = tableOf(tables, 'hhea').at;
  const perMille = 1000 / file.readUInt16BE(head + 18);
  const box = [36, 38, 40, 42].map((at) => Math.round(file.readInt16BE(head + at) * perMille));
  const measured = file.readUInt16BE(hhea + 34);
  const widths = tableOf(tables, 'hmtx').at;
  const characters = readCharacters(file, tableOf(tables, 'cmap').at);
  return {
    ascent: Math.round(file.readInt16BE(hhea + 4) * perMille),
    descent: Math.round(file.readInt16BE(hhea + 6) * perMille),
    box,
    glyphOf: (codePoint) => characters.get(codePoint) ?? 0,
    widthOf: (glyph) =>
      Math.round(file.readUInt16BE(widths + 4 * Math.min(glyph, measured - 1)) * perMille),
    subset: (glyphs) => subset(file, tables, glyphs),
  };
}

function readTables(file: Buffer): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    tables.set(file.toString('latin1', entry, entry + 4), {
      at: file.readUInt32BE(entry + 8),
      length: file.readUInt32BE(entry + 12),
    });
  }
  return tables;
}

function tableOf(tables: ReadonlyMap<string, Table>, name: string): Table {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`The font has no table ${name}`);
  return table;
}

/** Of the map that Unicode is looked up in by Windows: platform 3, encoding 1, format 4. */
function readCharacters(file: Buffer, cmap: number): ReadonlyMap<number, number> {
  const map = findMap(file, cmap);
  const doubled = file.readUInt16BE(map + 6);
  const characters = new Map<number, number>();
  for (let at = 0; at < doubled; at += 2) {
    const end = file.readUInt16BE(map + 14 + at);
    const start = file.readUInt16BE(map + 16 + doubled + at);
    const delta = file.readUInt16BE(map + 16 + 2 * doubled + at);
    const range = map + 16 + 3 * doubled + at;
    const offset = file.readUInt16BE(range);
    for (let code = start; code <= end && code < 0xff_ff; code += 1) {
      const found = offset === 0 ? code : file.readUInt16BE(range + offset + 2 * (code - start));
      if (found !== 0 || offset === 0) characters.set(code, (found + delta) % 0x1_00_00);
    }
  }
  return characters;
}

function findMap(file: Buffer, cmap: number): number {
  for (let index = 0; index < file.readUInt16BE(cmap + 2); index += 1) {
    const entry = cmap + 4 + 8 * index;
    const map = cmap + file.readUInt32BE(entry + 4);
    const isUnicode = file.readUInt16BE(entry) === 3 && file.readUInt16BE(entry + 2) === 1;
    if (isUnicode && file.readUInt16BE(map) === 4) return map;
  }
  throw new Error('The font has no map of Unicode that is read here');
}

/** What a reader of documents asks a font for. */
const kept = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const;

function subset(
  file: Buffer,
  tables: ReadonlyMap<string, Table>,
  wanted: ReadonlySet<number>,
): Buffer {
  const { outlines, offsets } = keepOutlines(file, tables, wanted);
  const head = Buffer.from(bytesOf(file, tableOf(tables, 'head')));
  // Offsets of four bytes, whatever they had before.
  head.writeInt16BE(1, 50);
  const replaced: Readonly<Record<string, Buffer>> = { glyf: outlines, loca: offsets, head };
  const parts = kept.flatMap((name) => {
    const table = tables.get(name);
    if (table === undefined) return [];
    return [{ name, bytes: replaced[name] ?? bytesOf(file, table) }];
  });
  return putTogether(parts);
}

const bytesOf = (file: Buffer, { at, length }: Table): Buffer => file.subarray(at, at + length);

function keepOutlines(
  file: Buffer,
  tables: ReadonlyMap<string, Table>,
  wanted: ReadonlySet<number>,
) {
  const loca = tableOf(tables, 'loca').at;
  const glyf = tableOf(tables, 'glyf').at;
  const isLong = file.readInt16BE(tableOf(tables, 'head').at + 50) === 1;
  const count = file.readUInt16BE(tableOf(tables, 'maxp').at + 4);
  const offset = (glyph: number) =>
    isLong ? file.readUInt32BE(loca + 4 * glyph) : 2 * file.readUInt16BE(loca + 2 * glyph);
  const outline = (glyph: number) => file.subarray(glyf + offset(glyph), glyf + offset(glyph + 1));
  const all = withParts(new Set([0, ...wanted]), outline);
  const offsets = Buffer.alloc(4 * (count + 1));
  const pieces: Buffer[] = [];
  let length = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    offsets.writeUInt32BE(length, 4 * glyph);
    if (!all.has(glyph)) continue;
    const padded = pad(outline(glyph));
    pieces.push(padded);
    length += padded.length;
  }
  offsets.writeUInt32BE(length, 4 * count);
  return { outlines: Buffer.concat(pieces), offsets };
}

/** A letter with a mark above is made of two glyphs, which are kept too. */
function withParts(glyphs: Set<number>, outline: (glyph: number) => Buffer): ReadonlySet<number> {
  for (const glyph of glyphs) {
    const bytes = outline(glyph);
    if (bytes.length > 0 && bytes.readInt16BE(0) < 0) {
      for (const part of partsOf(bytes)) glyphs.add(part);
    }
  }
  return glyphs;
}

function partsOf(bytes: Buffer): number[] {
  const parts: number[] = [];
  let at = 10;
  let flags: number;
  do {
    flags = bytes.readUInt16BE(at);
    parts.push(bytes.readUInt16BE(at + 2));
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x1 ? 4 : 2) + scale;
  } while (flags & 0x20);
  return parts;
}

const pad = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function putTogether(parts: readonly { readonly name: string; readonly bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(12 + 16 * parts.length);
  const log = Math.floor(Math.log2(parts.length));
  header.writeUInt32BE(0x1_00_00, 0);
  header.writeUInt16BE(parts.length, 4);
  header.writeUInt16BE(16 * 2 ** log, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE(16 * (parts.length - 2 ** log), 10);
  let at = header.length;
  for (const [index, { name, bytes }] of parts.entries()) {
    const entry = 12 + 16 * index;
    header.write(name, entry, 'latin1');
    header.writeUInt32BE(sumOf(pad(bytes)), entry + 4);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    at += pad(bytes).length;
  }
  return Buffer.concat([header, ...parts.map(({ bytes }) => pad(bytes))]);
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) % 2 ** 32;
  return sum;
}
