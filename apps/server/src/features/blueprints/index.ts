export { createBlueprintHandlers } from './blueprint-handlers.ts';
export { addMonitoredBlueprint, createBlueprint } from './blueprint-store.ts';
