import { useCallback, useEffect, useRef, useState } from 'react';
import type { InterviewSession } from './interview-session.ts';
import { blockedCombination } from './key-rules.ts';
import { type BannerType, bannerTexts } from './room-texts.ts';

/** Banners hide after 5 s (001 §9). */
const BANNER_MS = 5_000;
/** The room tries to return by itself after this; browsers may refuse without a click (BF-2). */
const RETURN_MS = 1_000;

/** Fullscreen, keys, paste and tab switches while the interview runs. */
export function useRoomGuards(session: InterviewSession, active: boolean) {
  const [isFull, setIsFull] = useState(document.fullscreenElement !== null);
  const { banner, show } = useBanner();
  useEffect(() => {
    if (!active) return;
    let returning: ReturnType<typeof setTimeout> | undefined;
    const onFullscreen = () => {
      const full = document.fullscreenElement !== null;
      setIsFull(full);
      session.note(full ? 'fullscreen-returned' : 'fullscreen-left');
      clearTimeout(returning);
      if (!full) returning = setTimeout(() => void enterFullscreen(), RETURN_MS);
    };
    const onVisibility = () => {
      session.note(document.hidden ? 'tab-hidden' : 'tab-visible');
      if (document.hidden) show('tab_switch');
    };
    const onPaste = (event: Event) => {
      event.preventDefault();
      session.note('paste');
      show('copy_paste');
    };
    const onKey = (event: KeyboardEvent) => {
      const combination = blockedCombination(event);
      if (combination === null) return;
      event.preventDefault();
      session.note('blocked-key', { combination });
      show('keyboard_activity');
    };
    const onMenu = (event: Event) => {
      event.preventDefault();
      session.note('context-menu');
    };
    document.body.classList.add('room-unselectable');
    document.addEventListener('fullscreenchange', onFullscreen);
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('paste', onPaste);
    document.addEventListener('keydown', onKey);
    document.addEventListener('contextmenu', onMenu);
    return () => {
      clearTimeout(returning);
      document.body.classList.remove('room-unselectable');
      document.removeEventListener('fullscreenchange', onFullscreen);
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('contextmenu', onMenu);
    };
  }, [active, session, show]);
  return { isFull, banner };
}

/** Refused without a recent click, which is normal. */
export async function enterFullscreen(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
}

function useBanner() {
  const [banner, setBanner] = useState<string | null>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((type: BannerType) => {
    setBanner(bannerTexts[type]);
    clearTimeout(hiding.current);
    hiding.current = setTimeout(() => setBanner(null), BANNER_MS);
  }, []);
  return { banner, show };
}
