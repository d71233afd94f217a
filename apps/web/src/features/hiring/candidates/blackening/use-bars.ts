import { useEffect, useState } from 'react';
import { type Bar, type BarKind, barKinds, type Box } from './bar-rules.ts';
import { findBars, type Known } from './found-bars-rules.ts';
import type { OpenedPdf } from '../../../../ui/document/open-pdf.ts';
import { measureBy, readPageText } from './page-text.ts';

export type Bars = ReturnType<typeof useBars>;
type FoundKind = Exclude<BarKind, 'own'>;

/** The bars of a file: those that were found, as soon as they are, and what its reader makes of them. */
export function useBars({ document, pages }: OpenedPdf, known: Known) {
  const [bars, setBars] = useState<readonly Bar[]>([]);
  const [hidden, setHidden] = useState<ReadonlySet<BarKind>>(new Set());
  const [state, setState] = useState<'looking' | 'text' | 'picture'>('looking');
  const [isTouched, setTouched] = useState(false);
  const { name, email, phone } = known;
  useEffect(() => {
    const looking = new AbortController();
    const { signal } = looking;
    const look = async (): Promise<void> => {
      const [measure, found] = [measureBy(), [] as Bar[]];
      let hasText = false;
      for (let page = 1; page <= pages && !signal.aborted; page += 1) {
        const text = await readPageText(document, page);
        hasText ||= text.pieces.some((piece) => piece.text.trim() !== '');
        for (const bar of findBars(text, { name, email, phone }, measure)) {
          found.push({ ...bar, page, id: crypto.randomUUID() });
        }
      }
      if (signal.aborted) return;
      setBars((own) => [...own, ...found]);
      setState(hasText ? 'text' : 'picture');
    };
    // A page whose text cannot be read is looked at as a picture.
    look().catch(() => !signal.aborted && setState('picture'));
    return () => looking.abort();
  }, [document, pages, name, email, phone]);
  const change = (to: (all: readonly Bar[]) => readonly Bar[]): void => {
    setTouched(true);
    setBars(to);
  };
  return {
    ...{ state, isTouched },
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
