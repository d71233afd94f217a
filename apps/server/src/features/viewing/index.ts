export { createViewingHandlers } from './viewing-handlers.ts';
