import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function itemsOf(base64: string) {
  const reading = getDocument({ data: new Uint8Array(Buffer.from(base64, 'base64')) });
  const document = await reading.promise;
  const found: { text: string; height: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) {
      if ('str' in item && item.str !== '') {
        found.push({
          text: item.str.replaceAll('\u00A0', ' '),
          height: item.transform[5] as number,
        });
      }
    }
  }
  await reading.destroy();
  return found;
}

/** What a reader of a PDF finds in it, line by line; which of two blanks was meant, the letters don't tell. */
export const textOf = async (base64: string): Promise<string[]> =>
  (await itemsOf(base64)).map(({ text }) => text);

/** How far above the foot of its page each of them stands. */
export const heightsOf = async (base64: string): Promise<number[]> =>
  (await itemsOf(base64)).map(({ height }) => height);
