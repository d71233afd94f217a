import type { HealthState } from '../../health/index.ts';

/** No frame for so long: the context, the worklet or the worker stands still. */
const stalledMs = 2000;
/** Nothing but zeros for so long: muted in hardware or by the system. A quiet room is never zero. */
const silentMs = 5000;

/** Watches whether a microphone really delivers. A gap is a gap, never a violation. */
export interface Pulse {
  starting(): void;
  /** One frame arrived. @param peak its highest sample; 0 is digital silence */
  heard(peak: number): void;
  isAlive(): boolean;
  /** Reports how it is, changed or not. */
  beat(): void;
  close(): void;
}

export function createPulse(
  track: MediaStreamTrack,
  onHealth: (state: HealthState, at: number) => void,
  now: () => number,
): Pulse {
  let framedAt = now();
  let soundAt = now();
  let reported: HealthState | null = null;
  const state = (): HealthState => {
    if (track.readyState === 'ended') return 'dead';
    const at = now();
    if (at - framedAt > stalledMs) return document.hidden ? 'hidden' : 'stalled';
    if (track.muted || !track.enabled || at - soundAt > silentMs) return 'covered';
    return 'up';
  };
  const beat = () => {
    reported = state();
    onHealth(reported, now());
  };
  const look = () => {
    if (state() !== reported) beat();
  };
  const events = ['ended', 'mute', 'unmute'] as const;
  for (const name of events) track.addEventListener(name, look);
  return {
    starting: () => {
      reported = 'starting';
      onHealth('starting', now());
    },
    heard: (peak) => {
      framedAt = now();
      if (peak > 0) soundAt = framedAt;
      look();
    },
    isAlive: () => {
      if (reported !== 'starting') look();
      return track.readyState === 'live' && now() - framedAt <= stalledMs;
    },
    beat,
    close: () => {
      for (const name of events) track.removeEventListener(name, look);
    },
  };
}
