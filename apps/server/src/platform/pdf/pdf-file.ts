import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { readTrueType, type TrueType } from './true-type.ts';

export type Face = 'regular' | 'bold';

/** In points from the left and the top of a page of A4, as one reads. */
export type Place = { readonly x: number; readonly y: number };

export type PdfText = Place & {
  readonly text: string;
  readonly size?: number;
  readonly face?: Face;
  /** `end`: the text ends at x. */
  readonly align?: 'start' | 'end';
};

export type PdfPage = {
  write(text: PdfText): void;
  line(from: Place, to: Place): void;
};

export type PdfFile = {
  page(): PdfPage;
  widthOf(text: string, size: number, face: Face): number;
  end(): Buffer;
};

export const A4 = { width: 595, height: 842 } as const;

type Fonts = Readonly<Record<Face, TrueType>>;

/** Six letters name a part of a font: each part by its own. */
const names = { regular: 'AAAAAA+LiberationSans', bold: 'AAAAAB+LiberationSans-Bold' } as const;
const files = { regular: 'LiberationSans-Regular.ttf', bold: 'LiberationSans-Bold.ttf' } as const;

let read: Promise<Fonts> | undefined;

/** Latin, Greek and Cyrillic without their rarer letters; they come with the library that shows documents in the browser. */
function readFonts(): Promise<Fonts> {
  read ??= (async () => {
    const folder = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
    const font = async (name: string) =>
      readTrueType(await readFile(new URL(`standard_fonts/${name}`, `file://${folder}`)));
    return { regular: await font(files.regular), bold: await font(files.bold) };
  })();
  return read;
}

/** A document of texts and lines that carries its letters with it; the same content gives the same bytes. */
export async function createPdf(title: string): Promise<PdfFile> {
  const fonts = await readFonts();
  const used = { regular: new Map<number, number>(), bold: new Map<number, number>() };
  const pages: string[][] = [];
  const glyphsOf = (text: string, face: Face): number[] =>
    Array.from(text, (character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      const glyph = fonts[face].glyphOf(codePoint);
      used[face].set(glyph, codePoint);
      return glyph;
    });
  const widthOf = (text: string, size: number, face: Face): number =>
    glyphsOf(text, face).reduce((sum, glyph) => sum + fonts[face].widthOf(glyph), 0) *
    (size / 1000);
  return {
    widthOf,
    page() {
      const drawn: string[] = [];
      pages.push(drawn);
      return {
        write({ x, y, text, size = 10, face = 'regular', align = 'start' }) {
          const left = align === 'end' ? x - widthOf(text, size, face) : x;
          const glyphs = glyphsOf(text, face).map((glyph) => hex(glyph, 4));
          const font = face === 'bold' ? 'B' : 'R';
          const at = `${short(left)} ${short(A4.height - y)} Td`;
          drawn.push(`BT /${font} ${size} Tf ${at} <${glyphs.join('')}> Tj ET`);
        },
        line(from, to) {
          const place = ({ x, y }: Place) => `${short(x)} ${short(A4.height - y)}`;
          drawn.push(`0.6 w ${place(from)} m ${place(to)} l S`);
        },
      };
    },
    end: () => assemble({ title, pages: pages.map((drawn) => drawn.join('\n')), fonts, used }),
  };
}

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');
const short = (number: number): string => String(Math.round(number * 100) / 100);

type Parts = {
  readonly title: string;
  readonly pages: readonly string[];
  readonly fonts: Fonts;
  /** Which character each glyph was drawn for. */
  readonly used: Readonly<Record<Face, ReadonlyMap<number, number>>>;
};

function assemble({ title, pages, fonts, used }: Parts): Buffer {
  const objects: Buffer[] = [];
  const add = (content: string | Buffer): string => {
    objects.push(Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1'));
    return `${objects.length} 0 R`;
  };
  // The catalogue and the list of pages are named before they are known.
  const catalogue = add('');
  const list = add('');
  const font = (face: Face) =>
    addFont(add, { name: `/${names[face]}`, font: fonts[face], used: used[face] });
  const resources = `<< /Font << /R ${font('regular')} /B ${font('bold')} >> >>`;
  const kids = pages.map((drawn) =>
    add(
      `<< /Type /Page /Parent ${list} /MediaBox [0 0 ${A4.width} ${A4.height}] /Resources ${resources} /Contents ${add(stream(Buffer.from(drawn, 'latin1')))} >>`,
    ),
  );
  const info = add(`<< /Title ${utf16(title)} /Producer (Candor) >>`);
  objects[0] = Buffer.from(
    `<< /Type /Catalog /Pages ${list} /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  objects[1] = Buffer.from(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  return writeFile(objects, `/Root ${catalogue} /Info ${info}`);
}

function addFont(
  add: (content: string | Buffer) => string,
  {
    name,
    font,
    used,
  }: {
    readonly name: string;
    readonly font: TrueType;
    readonly used: ReadonlyMap<number, number>;
  },
): string {
  const glyphs = [...used.keys()].toSorted((one, other) => one - other);
  const file = font.subset(new Set(glyphs));
  const carried = add(stream(file, `/Length1 ${file.length}`));
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName ${name} /Flags 32 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.ascent} /StemV 80 /FontFile2 ${carried} >>`,
  );
  const widths = glyphs.map((glyph) => `${glyph} [${font.widthOf(glyph)}]`).join(' ');
  const descendant = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${descriptor} /W [${widths}] >>`,
  );
  const readable = add(stream(Buffer.from(toUnicode(glyphs, used), 'latin1')));
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${readable} >>`,
  );
}

/** So that the text can be searched and copied. */
function toUnicode(glyphs: readonly number[], used: ReadonlyMap<number, number>): string {
  const lines = glyphs.map((glyph) => {
    const text = Buffer.from(String.fromCodePoint(used.get(glyph) ?? 0xff_fd), 'utf16le').swap16();
    return `<${hex(glyph, 4)}> <${text.toString('hex')}>`;
  });
  const blocks: string[] = [];
  // A block has a hundred lines at most.
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

function stream(content: Buffer, more = ''): Buffer {
  const packed = deflateSync(content);
  const head = `<< /Filter /FlateDecode /Length ${packed.length} ${more} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')]);
}

const utf16 = (text: string): string =>
  `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** A file of these objects, numbered from one. */
export function writeFile(objects: readonly Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(whole);
    length += whole.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}
