export { createTestHandlers } from './tests-handlers.ts';
export { addMonitoredBlueprint, createBlueprint } from './tests-store.ts';
export { findLatest as findTest, insertBlueprint } from './tests-store.ts';
export { addBlueprint } from './tests-writing.ts';
export { deleteUnusedTest } from './unused-test-store.ts';
