const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What makes the picture; everything else of a file is left behind, wherever it hides. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'] as const;
const MOST_SIDE = 1024;
/** By kind of colour: how many values a pixel has. */
const samples: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

export type PngParts = {
  readonly header: Uint8Array;
  readonly palette: Uint8Array | null;
  readonly transparency: Uint8Array | null;
  /** Packed; more than one part of a file are one. */
  readonly pixels: Uint8Array;
  readonly rows: number;
  /** Of a row before packing, with the byte that says how it is filtered. */
  readonly rowBytes: number;
};

/** The parts of a picture that browsers draw; null: it is none, or one that pages of ours never send. */
export function readPng(file: Uint8Array): PngParts | null {
  if (signature.some((byte, at) => file[at] !== byte)) return null;
  const parts = partsOf(file);
  if (parts === null) return null;
  const [header] = parts.IHDR;
  const [palette = null] = parts.PLTE;
  const [transparency = null] = parts.tRNS;
  const size = header === undefined ? null : sizeOf(header, palette);
  if (header === undefined || size === null || !isPalette(palette)) return null;
  const pixels = joined(parts.IDAT);
  // Of a grey or coloured picture it is one colour, of a palette one value for each.
  const isRight = transparency === null || transparency.length <= 256;
  return isRight ? { header, palette, transparency, pixels, ...size } : null;
}

type Found = Record<(typeof kept)[number], Uint8Array[]>;

function partsOf(file: Uint8Array): Found | null {
  const found: Found = { IHDR: [], PLTE: [], tRNS: [], IDAT: [], IEND: [] };
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = signature.length;
  while (at + 12 <= file.length) {
    const length = view.getUint32(at);
    const begin = at + 8;
    if (begin + length + 4 > file.length) return null;
    const name = String.fromCharCode(...file.subarray(at + 4, begin));
    const kind = kept.find((one) => one === name);
    if (kind !== undefined) found[kind].push(file.subarray(begin, begin + length));
    if (kind === 'IEND') return found;
    at = begin + length + 4;
  }
  return null;
}

function sizeOf(header: Uint8Array, palette: Uint8Array | null) {
  if (header.length !== 13) return null;
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colour = 0, ...ways] = header.subarray(8);
  const perPixel = samples.get(colour);
  const isSide = (side: number) => side >= 1 && side <= MOST_SIDE;
  if (perPixel === undefined || !isSide(width) || !isSide(height)) return null;
  // Deflated, filtered as usual, not interlaced.
  if (ways.some((way) => way !== 0)) return null;
  const isDepth = depth === 8 || (colour === 3 && [1, 2, 4].includes(depth));
  if (!isDepth || (colour === 3) !== (palette !== null)) return null;
  return { rows: height, rowBytes: 1 + Math.ceil((width * perPixel * depth) / 8) };
}

const isPalette = (palette: Uint8Array | null): boolean =>
  palette === null || (palette.length > 0 && palette.length <= 768 && palette.length % 3 === 0);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Rows that say a filter which does not exist are no picture. */
export function isFiltered(rows: Uint8Array, { rowBytes }: PngParts): boolean {
  for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] ?? 5) > 4) return false;
  return true;
}
