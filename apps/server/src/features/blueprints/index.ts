export { createBlueprintHandlers } from './blueprint-handlers.ts';
