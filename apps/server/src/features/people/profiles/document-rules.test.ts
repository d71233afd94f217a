import { describe, expect, test } from 'vitest';
import { documentTypeOf } from './document-rules.ts';
import { docx, jpeg, odt, pdf, png, webp, zip } from './test-documents.ts';

describe('what the bytes say', () => {
  test.each([
    ['application/pdf', pdf()],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx()],
    ['application/vnd.oasis.opendocument.text', odt()],
    ['image/png', png()],
    ['image/jpeg', jpeg()],
    ['image/webp', webp()],
  ])('%s', (type, bytes) => {
    expect(documentTypeOf(bytes)).toBe(type);
  });
});

const text = (content: string) => Buffer.from(content, 'latin1');

describe('what is refused', () => {
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a web page', text('<!doctype html><script>alert(1)</script>')],
    ['a drawing that may run scripts', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', Buffer.concat([text('MZ'), Buffer.alloc(300)])],
    ['a PDF without its end', text('%PDF-1.7\n1 0 obj')],
    ['a PDF behind another beginning', text(`<html>\n%PDF-1.7\n%%EOF`)],
    ['a PDF with an archive at its end', Buffer.concat([pdf(), zip([{ name: 'a.class' }])])],
    ['a picture with an archive at its end', Buffer.concat([jpeg(), zip([{ name: 'a.class' }])])],
    ['a picture with a PDF in its first bytes', Buffer.concat([jpeg(), pdf()])],
    ['a PNG with something behind its end', Buffer.concat([png(), text('<script>')])],
    ['a PNG that is only a signature', png().subarray(0, 20)],
    ['an archive of anything', zip([{ name: 'notes.txt' }])],
    ['a spreadsheet', zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }])],
    ['a Word document with macros', docx([{ name: 'word/vbaProject.bin' }])],
    ['a Word document with an encrypted part', docx([{ name: 'x', isEncrypted: true }])],
    ['a Word document with a part twice', docx([{ name: 'word/document.xml' }])],
    ['a Word document that climbs out of its folder', docx([{ name: '../../etc/passwd' }])],
    ['a Word document behind a PDF header', docx([], { before: '%PDF-1.7\n' })],
    ['a Word document with something behind its end', docx([], { after: '<script>' })],
    [
      'a Word document with a PDF in its first bytes',
      docx([], { before: '' }).fill('%PDF-', 70, 75),
    ],
    ['an archive cut in two', docx().subarray(0, 200)],
    ['a directory that points outside', docx().fill(0xff, docx().length - 6, docx().length - 2)],
    [
      'an ODT whose name is not its first entry',
      zip([{ name: 'content.xml' }, { name: 'mimetype' }]),
    ],
  ])('%s', (_what, bytes) => {
    expect(documentTypeOf(bytes)).toBeNull();
  });

  test('10,000 damaged files are judged without an error', () => {
    let state = 20_261_121;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state % below;
    };
    const originals = [pdf(), docx(), odt(), png(), webp(), jpeg()];
    for (let n = 0; n < 10_000; n += 1) {
      const bytes = Buffer.from(originals[n % originals.length] ?? pdf());
      for (let flips = 0; flips < 4; flips += 1) bytes[random(bytes.length)] = random(256);
      expect(() => documentTypeOf(bytes.subarray(0, random(bytes.length + 1)))).not.toThrow();
    }
  });
});
