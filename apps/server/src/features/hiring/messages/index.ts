export { createMessageHandlers } from './message-handlers.ts';
export { createReplyWorkers } from './replies.ts';
export { hearRefused, messageDue } from './message-due.ts';
