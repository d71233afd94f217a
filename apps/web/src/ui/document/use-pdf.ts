import { type RefObject, useEffect, useState } from 'react';
import { type OpenedPdf, openPdf } from './open-pdf.ts';

export function useOpenedPdf(bytes: ArrayBuffer) {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const { opened, close } = openPdf(bytes);
    opened.then(
      (value) => isWanted && setPdf(value),
      (error: Error) => isWanted && setProblem(error.message),
    );
    return () => {
      isWanted = false;
      close();
    };
  }, [bytes]);
  return { pdf, problem };
}

/** How wide a page may be, whole pixels. */
export function useRoom(frame: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(Math.floor(entry.contentRect.width));
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return room;
}
