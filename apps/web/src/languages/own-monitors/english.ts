import type { ownMonitorWords } from '../../ui/monitor-words.ts';

/** Of more than one surface. */
export type Monitors = typeof ownMonitorWords;
