export { createMetricCollector } from './collect-metrics.ts';
export { createWatchHandlers } from './watch-handlers.ts';
export { createWatchWorkers, measureStorageJob } from './watch-workers.ts';
