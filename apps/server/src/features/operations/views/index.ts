export { createViewHandlers } from './view-handlers.ts';
export { forgetViews, insertView, unshareViewsOf } from './view-store.ts';
