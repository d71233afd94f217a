export { createViewHandlers } from './view-handlers.ts';
export {
  countOwnViews,
  forgetViews,
  insertView,
  MOST_VIEWS,
  unshareViewsOf,
} from './view-store.ts';
