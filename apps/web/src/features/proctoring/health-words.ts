import type { HealthState } from '@candor/monitors/health';

/** How a monitor's line is marked. */
export function healthStatus(state: HealthState): 'active' | 'waiting' | 'problem' | 'off' {
  if (state === 'up') return 'active';
  if (state === 'starting') return 'waiting';
  return state === 'off' ? 'off' : 'problem';
}
