import type { PDFDocumentProxy } from 'pdfjs-dist';
import { base64Of } from '../../../../lib/file-content.ts';
import type { Bar } from './bar-rules.ts';
import { blackenWords } from './blacken-words.ts';
import { inTime } from '../../../../ui/document/open-pdf.ts';
import { scaleOf } from './picture-size-rules.ts';

/** As sharp as it is printed, and coarser where that would be too much to send. */
const tries = [
  { scale: 150 / 72, quality: 0.85 },
  { scale: 110 / 72, quality: 0.6 },
] as const;
/** In base64, of all pages together: what a request takes, less some room. */
const LETTERS_MOST = 13_000_000;

type Drawing = {
  readonly document: PDFDocumentProxy;
  readonly pages: number;
  readonly bars: readonly Bar[];
};

class TooLarge extends Error {}

/** Pictures of the pages with the bars in them: nothing else of the file leaves the browser. */
export async function drawBlackened(drawing: Drawing): Promise<string[]> {
  for (const way of tries) {
    const sent: string[] = [];
    let letters = 0;
    for (let number = 1; number <= drawing.pages && letters <= LETTERS_MOST; number += 1) {
      const base64 = await drawPage(drawing, number, way);
      letters += base64.length;
      sent.push(base64);
    }
    if (letters <= LETTERS_MOST) return sent;
  }
  throw new TooLarge(blackenWords.tooLarge);
}

async function drawPage(
  { document, bars }: Drawing,
  number: number,
  { scale, quality }: (typeof tries)[number],
): Promise<string> {
  const page = await inTime(document.getPage(number));
  const viewport = page.getViewport({ scale: scaleOf(page.getViewport({ scale: 1 }), scale) });
  const canvas = globalThis.document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await inTime(page.render({ canvas, viewport, background: '#fff' }).promise);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error(blackenWords.notDrawn);
  brush.fillStyle = '#000';
  for (const bar of bars.filter((one) => one.page === number)) {
    // To whole pixels outwards: half a pixel would let a letter through in grey.
    const [left, top] = [Math.floor(bar.left * canvas.width), Math.floor(bar.top * canvas.height)];
    const right = Math.ceil((bar.left + bar.width) * canvas.width);
    const bottom = Math.ceil((bar.top + bar.height) * canvas.height);
    brush.fillRect(left, top, right - left, bottom - top);
  }
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', quality);
  });
  canvas.width = 0;
  if (blob === null) throw new Error(blackenWords.notDrawn);
  return base64Of(blob);
}
