import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader of a PDF finds in it, line by line. */
export async function textOf(base64: string): Promise<string[]> {
  const reading = getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')) });
  const document = await reading.promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    lines.push(...items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : [])));
  }
  await reading.destroy();
  return lines;
}
