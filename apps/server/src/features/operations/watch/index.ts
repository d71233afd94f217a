export { createMetricCollector } from './collect-metrics.ts';
export { joinNodes } from './join-nodes.ts';
export { createWatchHandlers } from './watch-handlers.ts';
export { createWatchWorkers, measureStorageJob } from './watch-workers.ts';
