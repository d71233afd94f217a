import { useCallback, useMemo, useRef, useState } from 'react';

type Finish = () => Promise<void>;

/** What a page does before it lets its person go: sends the rest of what it recorded. */
export function useFinishing() {
  const kept = useRef<Finish | null>(null);
  const [isSending, setSending] = useState(false);
  const keep = useCallback((finish: Finish | null): void => {
    kept.current = finish;
  }, []);
  const finish = useCallback(async (): Promise<void> => {
    if (kept.current === null) return;
    setSending(true);
    await kept.current().catch(() => {});
  }, []);
  return useMemo(() => ({ isSending, keep, finish }), [isSending, keep, finish]);
}
