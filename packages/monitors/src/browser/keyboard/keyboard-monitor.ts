import type { HealthState } from '../../health/index.ts';
import { healthLimits } from '../../health/index.ts';
import type { Incident } from '../../incident-rules.ts';
import type {
  FlaggedElement,
  KeyboardAccommodations,
  KeyboardLimits,
  KeyboardSignal,
  KeyboardType,
} from '../../keyboard/index.ts';
import {
  initialKeyboard,
  keyboardLimits,
  shouldBlock,
  stepKeyboard,
} from '../../keyboard/index.ts';
import { flaggedElementOf, pressOf } from './dom-signals.ts';
import { watchWindow } from './window-signals.ts';

export interface KeyboardMonitorOptions {
  readonly onIncident: (incident: Incident<KeyboardType>) => void;
  /** A heartbeat while it runs, and `off` when it stops. */
  readonly onHealth?: (state: HealthState, at: number) => void;
  readonly accommodations?: KeyboardAccommodations;
  readonly limits?: KeyboardLimits;
  /** Selectors of the elements whose left-click is flagged; `data-flagged` works without them. */
  readonly flagged?: Readonly<Partial<Record<FlaggedElement, string>>>;
  readonly target?: Window & typeof globalThis;
}

export interface KeyboardMonitor {
  readonly running: boolean;
  start(): void;
  stop(): void;
  /** Feeds a signal as if the browser had sent it: for the panel's test buttons. */
  feed(signal: KeyboardSignal): void;
}

/** Milliseconds since the epoch that never jump while the page lives. */
const now = (): number => performance.timeOrigin + performance.now();

/**
 * Listens to keyboard, mouse, clipboard and window. Listeners stand in the capture phase of the
 * window, before any of the page's, so that nothing in the page can hide a key from them.
 */
export function createKeyboardMonitor(options: KeyboardMonitorOptions): KeyboardMonitor {
  const { onIncident, onHealth = () => {}, limits = keyboardLimits, target = window } = options;
  let state = initialKeyboard(options.accommodations ?? { keyboardNavigation: false });
  let running: AbortController | null = null;
  const feed = (signal: KeyboardSignal) => {
    const [next, incidents] = stepKeyboard(state, signal, limits);
    state = next;
    for (const incident of incidents) onIncident(incident);
  };
  /** Blocks first: what was reported a moment ago is blocked all the same. */
  const take = (event: Event, signal: KeyboardSignal) => {
    if (event.cancelable && shouldBlock(state, signal)) event.preventDefault();
    feed(signal);
  };
  return {
    get running() {
      return running !== null;
    },
    start: () => {
      if (running) return;
      running = new AbortController();
      const { signal } = running;
      listen(target, signal, { take, flagged: options.flagged ?? {} });
      watchWindow(target, signal, feed);
      const beat = () => onHealth('up', now());
      beat();
      const pulse = target.setInterval(beat, healthLimits.heartbeatMs);
      signal.addEventListener('abort', () => target.clearInterval(pulse));
    },
    stop: () => {
      if (!running) return;
      running.abort();
      running = null;
      onHealth('off', now());
    },
    feed,
  };
}

type Take = (event: Event, signal: KeyboardSignal) => void;

function listen(
  target: Window,
  signal: AbortSignal,
  {
    take,
    flagged,
  }: { readonly take: Take; readonly flagged: Readonly<Partial<Record<FlaggedElement, string>>> },
): void {
  const capture = { capture: true, signal };
  const onKey = (phase: 'down' | 'up') => (event: KeyboardEvent) => {
    const { repeat } = event;
    take(event, { kind: 'key', phase, at: now(), press: pressOf(event), repeat });
  };
  target.addEventListener('keydown', onKey('down'), capture);
  target.addEventListener('keyup', onKey('up'), capture);
  target.addEventListener(
    'contextmenu',
    (event) => take(event, { kind: 'right-click', at: now() }),
    capture,
  );
  target.addEventListener(
    'click',
    (event) => {
      const element = event.button === 0 ? flaggedElementOf(event.target, flagged) : null;
      if (element) take(event, { kind: 'left-click', at: now(), element });
    },
    capture,
  );
  for (const action of ['copy', 'cut', 'paste'] as const) {
    target.addEventListener(
      action,
      (event) => take(event, { kind: 'clipboard', at: now(), action }),
      capture,
    );
  }
  target.addEventListener('drop', (event) => take(event, { kind: 'drop', at: now() }), capture);
  // Without this the browser never offers the drop to the page, and opens the file itself.
  target.addEventListener('dragover', (event) => event.preventDefault(), capture);
}
