import { backoffMs } from '@candor/outbox/backoff-rules';
import type { RecorderLimits } from '../limits-rules.ts';

type RestartLimits = Pick<RecorderLimits, 'restarts' | 'restart' | 'steadyMs'>;

/** How many restarts in a row there were, for a recorder that died after it ran for `ranMs`. */
export function restartsInARow(before: number, ranMs: number, limits: RestartLimits): number {
  return ranMs >= limits.steadyMs ? 0 : before;
}

/** How long to wait before a recorder is started again; null: no more, somebody has to be told. */
export function pauseBeforeRestart(
  inARow: number,
  chance: number,
  limits: RestartLimits,
): number | null {
  if (inARow >= limits.restarts) return null;
  return inARow === 0 ? 0 : backoffMs(inARow, chance, limits.restart);
}
