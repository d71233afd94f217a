import type { KeyboardSignal } from '../../keyboard/index.ts';

const now = (): number => performance.timeOrigin + performance.now();

/** What docked tools take away at least, CSS pixels; the browser's own bars are thinner. */
const dockedPx = 160;
/** A window is asked about its size and screens so often: nothing announces docked tools. */
const pollMs = 2000;

/** Window, tab and screens: what happens outside the page, as far as a page can notice. */
export function watchWindow(
  target: Window,
  signal: AbortSignal,
  feed: (signal: KeyboardSignal) => void,
): void {
  const { document } = target;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') feed({ kind: 'hidden', at: now() });
    },
    { signal },
  );
  target.addEventListener('blur', () => feed({ kind: 'blur', at: now() }), { signal });
  let frame = frameOf(target);
  let extended = isExtended(target);
  const look = () => {
    const nowFrame = frameOf(target);
    if (hasDocked(frame, nowFrame)) feed({ kind: 'devtools-docked', at: now() });
    frame = nowFrame;
    const nowExtended = isExtended(target);
    if (nowExtended && !extended) feed({ kind: 'screen-added', at: now() });
    extended = nowExtended;
  };
  const timer = target.setInterval(look, pollMs);
  signal.addEventListener('abort', () => target.clearInterval(timer));
}

type Frame = ReturnType<typeof frameOf>;

function frameOf(target: Window) {
  const { innerWidth, innerHeight, outerWidth, outerHeight, devicePixelRatio, document } = target;
  const fullscreen = document.fullscreenElement !== null;
  return { innerWidth, innerHeight, outerWidth, outerHeight, devicePixelRatio, fullscreen };
}

/** The page lost room while its window kept its size, its zoom and its fullscreen. */
function hasDocked(before: Frame, after: Frame): boolean {
  const sameWindow =
    before.outerWidth === after.outerWidth &&
    before.outerHeight === after.outerHeight &&
    before.devicePixelRatio === after.devicePixelRatio &&
    before.fullscreen === after.fullscreen;
  return (
    sameWindow &&
    (before.innerWidth - after.innerWidth > dockedPx ||
      before.innerHeight - after.innerHeight > dockedPx)
  );
}

/** `isExtended` (Chromium): whether the desktop goes on on another screen. Needs no permission. */
function isExtended(target: Window): boolean {
  return (target.screen as Screen & { readonly isExtended?: boolean }).isExtended === true;
}
