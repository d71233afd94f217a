import { useState } from 'react';
import type { Panel } from './call-bar.tsx';
import type { Said } from './call-snapshot.ts';

/** What stands beside the people, and how much of what was written nobody has looked at here. */
export function usePanel(log: readonly Said[]) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [readTo, setReadTo] = useState({ chat: 0, aside: 0 });
  const show = (next: Panel): void => {
    setPanel(next === panel ? null : next);
    const left = panel === 'chat' || panel === 'aside' ? { [panel]: log.length } : {};
    setReadTo({ ...readTo, ...left });
  };
  const unread = (kind: 'chat' | 'aside'): number =>
    panel === kind ? 0 : log.slice(readTo[kind]).filter((one) => one.kind === kind).length;
  return { panel, show, unread };
}
