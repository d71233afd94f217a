import type { HealthState } from '../../health/index.ts';
import { healthLimits } from '../../health/index.ts';

/** No new picture for so long: the camera, the worker or the page stands still. */
const stalledMs = 2000;

/** How the camera and its monitor are; a gap is a gap, never a violation. */
export interface CameraPulse {
  /** A picture went through the monitor. */
  seen(): void;
  covered(isCovered: boolean): void;
  /** The model runs; without it nothing can be said of faces. */
  judging(isJudging: boolean): void;
  close(): void;
}

export function createCameraPulse(
  track: MediaStreamTrack,
  onHealth: (state: HealthState, at: number) => void,
  now: () => number,
): CameraPulse {
  let seenAt = now();
  let isCovered = false;
  let isJudging: boolean | null = null;
  let reported: HealthState | null = null;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const state = (): HealthState => {
    if (track.readyState === 'ended' || isJudging === false) return 'dead';
    if (isJudging === null) return 'starting';
    if (track.muted || now() - seenAt > stalledMs) return document.hidden ? 'hidden' : 'stalled';
    return isCovered ? 'covered' : 'up';
  };
  const look = (): void => {
    const is = state();
    if (is === reported && now() - reportedAt < healthLimits.heartbeatMs) return;
    reported = is;
    reportedAt = now();
    onHealth(is, reportedAt);
  };
  const looking = setInterval(look, 500);
  const events = ['ended', 'mute', 'unmute'] as const;
  for (const name of events) track.addEventListener(name, look);
  look();
  return {
    seen: () => {
      seenAt = now();
      look();
    },
    covered: (is) => {
      isCovered = is;
      look();
    },
    judging: (is) => {
      isJudging = is;
      if (is) seenAt = now();
      look();
    },
    close: () => {
      clearInterval(looking);
      for (const name of events) track.removeEventListener(name, look);
    },
  };
}
