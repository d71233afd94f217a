export { createCallHandlers } from './call-handlers.ts';
export { openCall } from './call-store.ts';
export {
  createCallInvitation,
  forgetCallInvitations,
  inviteToCall,
  revokeCallTokens,
} from './invitation-store.ts';
export { dropLoginKeys } from './login-key-store.ts';
