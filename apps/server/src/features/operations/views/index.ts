export { createViewHandlers } from './view-handlers.ts';
export { forgetViews, unshareViewsOf } from './view-store.ts';
