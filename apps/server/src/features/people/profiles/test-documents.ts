/** Small true files, and files that pretend. */

const latin = (text: string) => Buffer.from(text, 'latin1');

export const pdf = () => latin('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

export const jpeg = () =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.alloc(120),
    Buffer.from([0xff, 0xd9]),
  ]);

export const webp = () => {
  const body = latin('WEBPVP8 \u0000\u0000\u0000\u0000');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin('RIFF'), size, body]);
};

type Entry = { readonly name: string; readonly content?: string; readonly isEncrypted?: boolean };

/** An archive whose entries are stored as they are. */
export function zip(entries: readonly Entry[], { before = '', after = '' } = {}): Buffer {
  const parts: Buffer[] = [latin(before)];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const { name, content = 'x'.repeat(80), isEncrypted = false } of entries) {
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004', 'latin1');
    local.writeUInt32LE(content.length, 18);
    local.writeUInt32LE(content.length, 22);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.write('PK\u0001\u0002', 'latin1');
    central.writeUInt16LE(isEncrypted ? 1 : 0, 8);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    directory.push(central, latin(name));
    parts.push(local, latin(name), latin(content));
    at += 30 + name.length + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end, latin(after)]);
}

export const docx = (more: readonly Entry[] = [], around = {}) =>
  zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, ...more], around);

export const odt = () =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml' },
    { name: 'META-INF/manifest.xml' },
  ]);

/** As a request carries it. */
export const sent = (fileName: string, bytes: Buffer) => ({
  fileName,
  base64: bytes.toString('base64'),
});
