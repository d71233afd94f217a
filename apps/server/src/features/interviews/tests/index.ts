export { createTestHandlers } from './tests-handlers.ts';
export { addMonitoredBlueprint, createBlueprint } from './tests-store.ts';
export { insertBlueprint } from './tests-store.ts';
export { deleteUnusedTest } from './unused-test-store.ts';
