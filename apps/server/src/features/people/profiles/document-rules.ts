/**
 * What the bytes of a file say that it is. The name and the type that a request gives are the sender's word and
 * are not asked. A file that is two things at once (a polyglot) is none: whoever opens it later might take it for
 * the other one.
 */
export type DocumentType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/vnd.oasis.opendocument.text'
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp';

export function documentTypeOf(bytes: Uint8Array): DocumentType | null {
  const zip = zipEntries(bytes);
  if (zip === 'none') return isPdf(bytes) ? 'application/pdf' : imageType(bytes);
  if (zip === 'broken' || findText({ bytes, text: '%PDF-', from: 0, to: PDF_HEADER_WITHIN }) !== -1)
    return null;
  return officeType(bytes, zip);
}

/** Readers look for the header in the first KiB, so a PDF may hide behind another format's beginning. */
const PDF_HEADER_WITHIN = 1024 + 5;

function isPdf(bytes: Uint8Array): boolean {
  const tail = Math.max(0, bytes.length - 1024);
  return (
    startsWith(bytes, '%PDF-') &&
    findText({ bytes, text: '%%EOF', from: tail, to: bytes.length }) !== -1
  );
}

function imageType(bytes: Uint8Array): DocumentType | null {
  if (findText({ bytes, text: '%PDF-', from: 0, to: PDF_HEADER_WITHIN }) !== -1) return null;
  if (isPng(bytes)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  // Some cameras write their own data behind the picture's end, so only the beginning is judged.
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff && bytes.length > 100;
  return isJpeg ? 'image/jpeg' : null;
}

/** From the signature chunk by chunk to IEND, which ends the file. */
function isPng(bytes: Uint8Array): boolean {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (!signature.every((byte, at) => bytes[at] === byte)) return false;
  const view = viewOf(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = textAt(bytes, at + 4, 4);
    at += 12 + view.getUint32(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

function isWebp(bytes: Uint8Array): boolean {
  const isContainer = startsWith(bytes, 'RIFF') && textAt(bytes, 8, 4) === 'WEBP';
  if (!isContainer) return false;
  const length = viewOf(bytes).getUint32(4, true) + 8;
  return length === bytes.length || length === bytes.length - 1;
}

type ZipEntry = { readonly name: string; readonly localAt: number; readonly isEncrypted: boolean };

const END_LENGTH = 22;
const LARGEST_COMMENT = 65_535;
const MOST_ENTRIES = 5_000;

/**
 * The central directory. `none`: no archive anywhere in the last 64 KiB, where readers look for one. `broken`: there
 * is one, but it does not begin the file, does not end it, or contradicts itself.
 */
function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | 'none' | 'broken' {
  const from = Math.max(0, bytes.length - END_LENGTH - LARGEST_COMMENT);
  const end = findText({ bytes, text: 'PK\u0005\u0006', from, to: bytes.length });
  if (end === -1) return startsWith(bytes, 'PK\u0003\u0004') ? 'broken' : 'none';
  if (end !== bytes.length - END_LENGTH || !startsWith(bytes, 'PK\u0003\u0004')) return 'broken';
  const view = viewOf(bytes);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (at + view.getUint32(end + 12, true) !== end || count > MOST_ENTRIES) return 'broken';
  const entries: ZipEntry[] = [];
  while (at < end) {
    if (at + 46 > end || textAt(bytes, at, 4) !== 'PK\u0001\u0002') return 'broken';
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: textAt(bytes, at + 46, nameLength),
      localAt: view.getUint32(at + 42, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end && entries.length === count ? entries : 'broken';
}

/** No macros, nothing encrypted, and the parts that make it a text. */
function officeType(bytes: Uint8Array, entries: readonly ZipEntry[]): DocumentType | null {
  const names = new Set(entries.map(({ name }) => name));
  const isSuspect = entries.some(
    ({ name, isEncrypted }) => isEncrypted || /vbaProject|^Basic\/|(^|\/)\.\.\//i.test(name),
  );
  if (isSuspect || names.size !== entries.length) return null;
  if (names.has('[Content_Types].xml') && names.has('word/document.xml')) {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  }
  return isOpenDocumentText(bytes, entries) ? 'application/vnd.oasis.opendocument.text' : null;
}

/** The format asks for its own name as the first entry, not compressed. */
function isOpenDocumentText(bytes: Uint8Array, entries: readonly ZipEntry[]): boolean {
  const type = 'application/vnd.oasis.opendocument.text';
  const first = entries.find(({ name }) => name === 'mimetype');
  if (first?.localAt !== 0 || bytes.length < 200) return false;
  const view = viewOf(bytes);
  const at = 30 + view.getUint16(26, true) + view.getUint16(28, true);
  return view.getUint16(8, true) === 0 && textAt(bytes, at, type.length) === type;
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** One character a byte. */
function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + Math.min(length, 1024)));
}

const startsWith = (bytes: Uint8Array, text: string) => textAt(bytes, 0, text.length) === text;

/** Where `text` begins between `from` and `to`, or -1. */
function findText({
  bytes,
  text,
  from,
  to,
}: {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}): number {
  const wanted = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const last = Math.min(to, bytes.length) - wanted.length;
  for (let at = from; at <= last; at += 1) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
