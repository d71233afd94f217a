import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { pdfOfPictures } from './pdf-of-pictures.ts';
import { type PlainJpeg, plainJpeg } from './plain-jpeg-rules.ts';
import { blackJpeg } from './test-picture.ts';

const secret = Buffer.from('Ada Lovelace');
/** With a segment of application data that says whose it is, and more behind the end. */
const talkative = Buffer.concat([
  blackJpeg.subarray(0, 2),
  Buffer.from([0xff, 0xe1, 0, secret.length + 2]),
  ...[secret, blackJpeg.subarray(2), secret],
]);

test('a picture loses whatever is said in it and hung behind it, and keeps its pixels', () => {
  const plain = plainJpeg(talkative) as PlainJpeg;
  expect(plain).toMatchObject({ width: 16, height: 16, components: 3 });
  const text = Buffer.from(plain.bytes).toString('latin1');
  expect(text).not.toContain('Ada Lovelace');
  expect(text).not.toContain('Lavc');
  expect(text).not.toContain('JFIF');
  expect(plainJpeg(plain.bytes)?.bytes).toEqual(plain.bytes);
});

test('what is no JPEG, is cut off, or has no pixels, is none', () => {
  for (const bytes of [
    Buffer.from('%PDF-1.7'),
    Buffer.alloc(0),
    Buffer.from([0xff, 0xd8]),
    Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
    blackJpeg.subarray(0, blackJpeg.length - 2),
    blackJpeg.subarray(0, 120),
  ]) {
    expect(plainJpeg(bytes)).toBeNull();
  }
});

test('a document of pictures has a page for each, no text and nothing said about it', async () => {
  const plain = plainJpeg(talkative) as PlainJpeg;
  const file = pdfOfPictures([plain, plain]);
  expect(file.toString('latin1')).not.toMatch(/Ada Lovelace|\/Info|\/Metadata|\/Font|BT /);
  const { getDocument } = await import(
    createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs')
  );
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  expect(document.numPages).toBe(2);
  const page = await document.getPage(2);
  expect((await page.getTextContent()).items).toEqual([]);
  expect(await page.getAnnotations()).toEqual([]);
  expect(page.getViewport({ scale: 1 })).toMatchObject({ width: 842, height: 842 });
});
