export { createCallHandlers } from './call-handlers.ts';
export { createCallInvitation } from './invitation-store.ts';
