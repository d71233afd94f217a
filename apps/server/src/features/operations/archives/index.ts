export { createArchiveHandlers } from './archive-handlers.ts';
