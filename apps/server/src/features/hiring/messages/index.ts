export { createMessageHandlers } from './message-handlers.ts';
export { insertEarlier } from './earlier-store.ts';
export { insertThread } from './message-store.ts';
export { createReplyWorkers } from './replies.ts';
export { saveTemplate as saveMessageTemplate } from './template-store.ts';
export { hearRefused, messageDue } from './message-due.ts';
