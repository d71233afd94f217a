export { createTestHandlers } from './tests-handlers.ts';
export { addMonitoredBlueprint, createBlueprint } from './tests-store.ts';
