import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, type Metric } from './exposition.ts';

type Pool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/** Of this process alone. The delay of its loop is that since it was last asked. */
export function createProcessMetrics(pool: Pool): () => readonly Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return () => {
    // Until something was measured the mean is no number.
    const of = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
    const metrics = [
      gauge(
        'event_loop_delay_seconds',
        'How long the loop was held up since the last look.',
        { labels: { part: 'mean' }, value: of(delay.mean) },
        { labels: { part: 'p99' }, value: of(delay.percentile(99)) },
        { labels: { part: 'max' }, value: of(delay.max) },
      ),
      gauge(
        'database_connections',
        'Connections of the pool, and who waits for one.',
        { labels: { state: 'open' }, value: pool.totalCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waited-for' }, value: pool.waitingCount },
      ),
      gauge('process_resident_memory_bytes', 'Memory that the process holds.', {
        value: process.memoryUsage.rss(),
      }),
      gauge('process_uptime_seconds', 'For how long it has run.', { value: process.uptime() }),
    ];
    delay.reset();
    return metrics;
  };
}
