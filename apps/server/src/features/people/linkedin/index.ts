export { createLinkedInHandlers } from './linkedin-handlers.ts';
