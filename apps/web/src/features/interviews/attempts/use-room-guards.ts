import { useEffect, useSyncExternalStore } from 'react';
import type { InterviewSession } from './interview-session.ts';
import { blockedCombination } from './key-rules.ts';
import { bannerTexts, fullscreenTexts } from './room-words.ts';
import type { Warn } from './use-warnings.ts';

/** The room tries to return by itself after this; browsers may refuse without a click (BF-2). */
const RETURN_MS = 1_000;

/** Fullscreen, keys, paste and tab switches while the interview runs. */
export function useRoomGuards(
  session: Pick<InterviewSession, 'note' | 'noteLeaving'>,
  active: boolean,
  warn: Warn,
) {
  // Also heard in a break, so that who left it then is asked to return afterwards.
  const isFull = useSyncExternalStore(onFullscreenChange, isFullscreen);
  useEffect(() => {
    if (!active) return;
    let returning: ReturnType<typeof setTimeout> | undefined;
    const watched = new AbortController();
    const { signal } = watched;
    const show = (line: string, source = 'room') => warn({ source, lines: [line] });
    const onFullscreen = () => {
      const full = isFullscreen();
      session.note(full ? 'fullscreen-returned' : 'fullscreen-left');
      clearTimeout(returning);
      if (!full) returning = setTimeout(() => void enterFullscreen(), RETURN_MS);
      // The dialog says it until then, and may stand for a second only.
      else show(fullscreenTexts.returned);
    };
    const onVisibility = () => {
      session.note(document.hidden ? 'tab-hidden' : 'tab-visible');
      // On the way back: nobody looks at the page before.
      if (!document.hidden) show(bannerTexts.tab_switch);
    };
    const onPaste = (event: Event) => {
      event.preventDefault();
      session.note('paste');
      show(bannerTexts.copy_paste);
    };
    const onKey = (event: KeyboardEvent) => {
      const combination = blockedCombination(event);
      if (combination === null) return;
      event.preventDefault();
      // Outside fullscreen F11 is what the dialog asks for; the browser's own F11 would not count.
      if (combination === 'F11' && !isFullscreen()) return void enterFullscreen();
      session.note('blocked-key', { combination });
      show(bannerTexts.keyboard_activity, 'room-keys');
    };
    const onMenu = (event: Event) => {
      event.preventDefault();
      session.note('context-menu');
    };
    document.body.classList.add('room-unselectable');
    document.addEventListener('fullscreenchange', onFullscreen, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    document.addEventListener('paste', onPaste, { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('contextmenu', onMenu, { signal });
    window.addEventListener('pagehide', () => session.noteLeaving(), { signal });
    return () => {
      clearTimeout(returning);
      document.body.classList.remove('room-unselectable');
      watched.abort();
    };
  }, [active, session, warn]);
  return isFull;
}

function onFullscreenChange(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
}

function isFullscreen(): boolean {
  return document.fullscreenElement !== null;
}

/** Refused without a recent click, which is normal. */
export async function enterFullscreen(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
}
