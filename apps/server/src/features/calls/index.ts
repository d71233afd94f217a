export { createCallHandlers } from './call-handlers.ts';
export { createCallInvitation, revokeCallTokens } from './invitation-store.ts';
