import { type PDFDocumentProxy, Util } from 'pdfjs-dist';
import type { Box } from './bar-rules.ts';
import type { Measure, PageText, Piece } from './found-bars-rules.ts';
import { inTime } from '../../../../ui/document/open-pdf.ts';

/** The text of a page where it stands, and the places that lead out of the file. */
export async function readPageText(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await inTime(document.getPage(number));
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  const [content, marks] = await inTime(
    Promise.all([page.getTextContent(), page.getAnnotations()]),
  );
  const pieces: Piece[] = content.items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [across = 0, rise = 0, lean = 0, up = 0, x = 0, y = 0] = Util.transform(
      viewport.transform,
      item.transform,
    );
    return [
      {
        ...{ text: item.str, x, y, length: item.width, size: Math.hypot(lean, up) },
        ...{ angle: Math.atan2(rise, across), endsLine: item.hasEOL },
      },
    ];
  });
  const links: Box[] = marks.flatMap(({ subtype, rect, url, unsafeUrl }) => {
    if (subtype !== 'Link' || (url ?? unsafeUrl) === undefined) return [];
    const [left = 0, bottom = 0, right = 0, top = 0]: number[] = rect;
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom);
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top);
    return [
      {
        ...{ left: Math.min(x1, x2) / width, top: Math.min(y1, y2) / height },
        ...{ width: Math.abs(x2 - x1) / width, height: Math.abs(y2 - y1) / height },
      },
    ];
  });
  return { width, height, pieces, links };
}

/** By a common face: letters of the file's own are about as wide compared with each other. */
export function measureBy(): Measure {
  const drawing = globalThis.document.createElement('canvas').getContext('2d');
  if (drawing === null) return (text) => text.length;
  drawing.font = '100px Helvetica, Arial, sans-serif';
  return (text) => drawing.measureText(text).width;
}
