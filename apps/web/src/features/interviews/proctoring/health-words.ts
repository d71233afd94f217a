import type { HealthState } from '@candor/monitors/health';

/** How a monitor's line is marked. */
export function healthStatus(state: HealthState): 'active' | 'waiting' | 'problem' | 'off' {
  if (state === 'up') return 'active';
  if (state === 'starting') return 'waiting';
  return state === 'off' ? 'off' : 'problem';
}

const remedies = {
  eye: {
    stalled: 'The camera gives no new picture. Please check that nothing else uses it.',
    covered: 'The camera sees only darkness. Please uncover it, or switch on a light.',
  },
  voice: {
    stalled: 'No sound arrives. Please check that the microphone is not muted.',
    covered: 'No sound arrives. Please check that the microphone is not muted.',
  },
} as const satisfies Readonly<Record<string, Partial<Record<HealthState, string>>>>;

/** The fact and what to do; null where nothing can be done, or the monitor says it itself. */
export function remedyOf(monitor: keyof typeof remedies, state: HealthState): string | null {
  return state === 'stalled' || state === 'covered' ? remedies[monitor][state] : null;
}
