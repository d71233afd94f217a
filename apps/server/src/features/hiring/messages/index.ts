export { createMessageHandlers } from './message-handlers.ts';
export { createReplyWorkers } from './replies.ts';
export { saveTemplate as saveMessageTemplate } from './template-store.ts';
export { hearRefused, messageDue } from './message-due.ts';
