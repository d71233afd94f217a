import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist';
import { pdfFolder } from 'virtual:pdf-files';
import { PAGES_MOST } from './pdf-rules.ts';

/** A reader that a hostile file keeps busy for longer is ended. */
const PATIENCE_MILLISECONDS = 20_000;

export type OpenedPdf = {
  readonly document: PDFDocumentProxy;
  /** How many are shown. */
  readonly pages: number;
  /** How many it has. */
  readonly allPages: number;
};

/** What is said to the reader instead of a reader's own words for it. */
class UnreadablePdf extends Error {}

/** `close` ends the worker, whatever it is doing, and may be called at any time. */
export function openPdf(bytes: ArrayBuffer): {
  readonly opened: Promise<OpenedPdf>;
  readonly close: () => void;
} {
  // One of its own for each file: ending it cannot disturb another, and leaves nothing of the file behind.
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url));
  const task = getDocument({
    // The reader takes the bytes away with it, and they may be shown again.
    data: new Uint8Array(bytes.slice(0)),
    worker: PDFWorker.create({ port }),
    // The page's policy allows no compiled code; pictures in JPEG 2000 are left out.
    useWasm: false,
    // The worker's policy allows no requests: what it needs is brought by the page, from our origin.
    useWorkerFetch: false,
    cMapUrl: `${pdfFolder}cmaps/`,
    standardFontDataUrl: `${pdfFolder}standard_fonts/`,
    enableXfa: false,
    maxImageSize: 20_000_000,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    port.terminate();
    // Without a worker nothing answers it any more.
    void task.destroy().catch(() => undefined);
  };
  return { opened: within(task.promise, close), close };
}

async function within(promise: Promise<PDFDocumentProxy>, end: () => void): Promise<OpenedPdf> {
  try {
    const document = await inTime(promise);
    const allPages = document.numPages;
    return { document, allPages, pages: Math.min(allPages, PAGES_MOST) };
  } catch (error) {
    end();
    const isLocked = error instanceof PasswordException;
    throw new UnreadablePdf(
      isLocked
        ? 'It is protected by a password. Download it and open it with that.'
        : 'It seems to be broken, or to take too long. Download it and try another reader.',
    );
  }
}

/** Rejects when nothing came of it in time. */
export async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Too slow.')), PATIENCE_MILLISECONDS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
