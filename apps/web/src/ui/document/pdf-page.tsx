import { type PDFDocumentProxy, type RenderTask, TextLayer } from 'pdfjs-dist';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { inTime } from './open-pdf.ts';
import { sharpness, slopeOf } from './pdf-rules.ts';
import './pdf-page.css';

type Props = {
  readonly document: PDFDocumentProxy;
  readonly number: number;
  readonly of: number;
  /** CSS pixels. */
  readonly width: number;
  /** What scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  /** What lies above it. */
  readonly children?: ReactNode;
};

/** A sheet with its picture, and its words above it: to be selected, and for who does not see the picture. */
export function PdfPage({ document, number, of, width, frame, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const isNear = useNearness(sheet, frame);
  const [slope, setSlope] = useState(Math.SQRT2);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    if (!isNear || width === 0 || element === null) return undefined;
    const drawing = new AbortController();
    setFailed(false);
    drawPage({ document, number, width, element, signal: drawing.signal, onSlope: setSlope }).catch(
      () => {
        if (!drawing.signal.aborted) setFailed(true);
      },
    );
    return () => drawing.abort();
  }, [document, number, width, isNear]);
  const size = { '--sheet-width': `${width}px`, '--sheet-slope': slope } as CSSProperties;
  return (
    <section className="pdf-page" ref={sheet} aria-label={`Page ${number} of ${of}`} style={size}>
      <canvas className="pdf-page__picture" aria-hidden="true" />
      <div className="pdf-page__words" />
      {children}
      {hasFailed && <p className="pdf-page__failed">This page cannot be shown.</p>}
    </section>
  );
}

/** Only what is on the screen, or about to be, is drawn and kept: a hundred canvases are a gigabyte. */
function useNearness(
  sheet: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (sheet.current === null) return undefined;
    const options = { root: frame.current, rootMargin: '75% 0px' };
    const watch = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setNear(entry.isIntersecting);
    }, options);
    watch.observe(sheet.current);
    return () => watch.disconnect();
  }, [sheet, frame]);
  return isNear;
}

type Drawing = {
  readonly document: PDFDocumentProxy;
  readonly number: number;
  readonly width: number;
  readonly element: HTMLElement;
  readonly signal: AbortSignal;
  readonly onSlope: (slope: number) => void;
};

async function drawPage(drawing: Drawing): Promise<void> {
  const { document, number, width, element, signal, onSlope } = drawing;
  const page = await inTime(document.getPage(number));
  if (signal.aborted) return;
  const own = page.getViewport({ scale: 1 });
  const slope = slopeOf(own);
  if (slope === null) throw new Error('No page has such sides.');
  onSlope(slope);
  const scale = width / own.width;
  const viewport = page.getViewport({ scale });
  const canvas = element.querySelector('canvas');
  const words = element.querySelector<HTMLElement>('.pdf-page__words');
  if (canvas === null || words === null) return;
  const factor = sharpness(viewport, devicePixelRatio);
  canvas.width = Math.floor(viewport.width * factor);
  canvas.height = Math.floor(viewport.height * factor);
  const picture = page.render({
    canvas,
    viewport,
    ...(factor === 1 ? {} : { transform: [factor, 0, 0, factor, 0, 0] }),
  });
  words.replaceChildren();
  words.style.setProperty('--total-scale-factor', String(scale));
  const text = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport,
  });
  const clear = () => forget({ picture, text, canvas, words });
  signal.addEventListener('abort', clear, { once: true });
  try {
    await inTime(Promise.all([picture.promise, text.render()]));
  } catch (error) {
    clear();
    throw error;
  }
}

type Drawn = {
  readonly picture: RenderTask;
  readonly text: TextLayer;
  readonly canvas: HTMLCanvasElement;
  readonly words: HTMLElement;
};

function forget({ picture, text, canvas, words }: Drawn): void {
  picture.cancel();
  text.cancel();
  canvas.width = 0;
  words.replaceChildren();
}
