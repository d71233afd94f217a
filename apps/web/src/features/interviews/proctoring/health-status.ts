import type { HealthState } from '@candor/monitors/health';
import { monitorPanelWords } from './monitor-panel-words.ts';

/** How a monitor's line is marked. */
export function healthStatus(state: HealthState): 'active' | 'waiting' | 'problem' | 'off' {
  if (state === 'up') return 'active';
  if (state === 'starting') return 'waiting';
  return state === 'off' ? 'off' : 'problem';
}

/** The fact and what to do; null where nothing can be done, or the monitor says it itself. */
export function remedyOf(monitor: 'eye' | 'voice', state: HealthState): string | null {
  if (state !== 'stalled' && state !== 'covered') return null;
  const { remedies } = monitorPanelWords;
  if (monitor === 'voice') return remedies.voice;
  return state === 'stalled' ? remedies.stalledEye : remedies.coveredEye;
}
