export { createMessageHandlers } from './message-handlers.ts';
export { hearRefused, messageDue } from './message-due.ts';
