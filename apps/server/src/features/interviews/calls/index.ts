export { createCallHandlers } from './call-handlers.ts';
export {
  createCallInvitation,
  forgetCallInvitations,
  revokeCallTokens,
} from './invitation-store.ts';
export { dropLoginKeys } from './login-key-store.ts';
