export { createFeedHandlers } from './feed-handlers.ts';
