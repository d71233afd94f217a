import { useEffect, useState } from 'react';
import { type Bar, type BarKind, barKinds, type Box } from './bar-rules.ts';
import { findBars, type Known, type PageText, pagesWithoutText } from './found-bars-rules.ts';
import type { OpenedPdf } from '../../../../ui/document/open-pdf.ts';
import { measureBy, readPageText } from './page-text.ts';

export type Bars = ReturnType<typeof useBars>;
type FoundKind = Exclude<BarKind, 'own'>;
/** `text` is null of a page that failed. */
type Looked = { readonly text: PageText | null; readonly found: readonly Bar[] };

/** The bars of a file: those that were found, as soon as they are, and what its reader makes of them. */
export function useBars({ document, pages }: OpenedPdf, known: Known) {
  const [bars, setBars] = useState<readonly Bar[]>([]);
  const [hidden, setHidden] = useState<ReadonlySet<BarKind>>(new Set());
  /** Pages in which nothing could be looked for; null: they are still looked through. */
  const [unread, setUnread] = useState<readonly number[] | null>(null);
  const [isTouched, setTouched] = useState(false);
  // As it began: what changes meanwhile adds no second bar over the first.
  const [{ name, email, phone }] = useState(known);
  useEffect(() => {
    const looking = new AbortController();
    const look = async (): Promise<void> => {
      const measure = measureBy();
      const lookAt = async (page: number): Promise<Looked> => {
        const text = await readPageText(document, page);
        const boxes = findBars(text, { name, email, phone }, measure);
        const found = boxes.map((box): Bar => ({ ...box, page, id: crypto.randomUUID() }));
        return { text, found };
      };
      const read: Looked[] = [];
      // One after the other: one program reads them all, and each has its own time.
      for (let page = 1; page <= pages; page += 1) {
        // A page that fails is looked at as a picture, and takes nothing from the others.
        read.push(await lookAt(page).catch(() => ({ text: null, found: [] })));
        if (looking.signal.aborted) return;
      }
      setBars((own) => [...own, ...read.flatMap(({ found }) => found)]);
      setUnread(pagesWithoutText(read.map(({ text }) => text)));
    };
    void look();
    return () => looking.abort();
  }, [document, pages, name, email, phone]);
  const change = (to: (all: readonly Bar[]) => readonly Bar[]): void => {
    setTouched(true);
    setBars(to);
  };
  return {
    ...{ unread, isTouched },
    bars: bars.filter(({ kind }) => !hidden.has(kind)),
    kinds: barKinds.flatMap((kind) => {
      const count = bars.filter((bar) => bar.kind === kind).length;
      return kind === 'own' || count === 0 ? [] : [{ kind, count, isOn: !hidden.has(kind) }];
    }),
    show: (kind: FoundKind, isOn: boolean): void => {
      setTouched(true);
      const others = [...hidden].filter((one) => one !== kind);
      setHidden(new Set(isOn ? others : [...others, kind]));
    },
    add: (page: number, box: Box): string => {
      const id = crypto.randomUUID();
      change((all) => [...all, { ...box, id, page, kind: 'own' }]);
      return id;
    },
    put: (id: string, box: Box): void =>
      change((all) => all.map((bar) => (bar.id === id ? { ...bar, ...box } : bar))),
    remove: (id: string): void => change((all) => all.filter((bar) => bar.id !== id)),
  };
}
