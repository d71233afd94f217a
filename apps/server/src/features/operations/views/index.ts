export { createViewHandlers } from './view-handlers.ts';
export { forgetViews } from './view-store.ts';
