import { useCallback, useEffect, useRef, useState } from 'react';

/** 002 §9: a monitor's warning closes by itself after 5 s. */
const POPUP_MS = 5000;

/** The latest warning of a monitor. */
export function usePopup() {
  const [text, setText] = useState<string | null>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((warning: string) => {
    setText(warning);
    clearTimeout(hiding.current);
    hiding.current = setTimeout(() => setText(null), POPUP_MS);
  }, []);
  const close = useCallback(() => {
    clearTimeout(hiding.current);
    setText(null);
  }, []);
  useEffect(() => () => clearTimeout(hiding.current), []);
  return { text, show, close };
}
