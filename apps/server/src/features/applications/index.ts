export { createApplicationHandlers } from './application-handlers.ts';
export { addApplication } from './application-store.ts';
