export { createAccountHandlers } from './account-handlers.ts';
export { createAccount, createMembership } from './account-store.ts';
export { hashPassword } from './password.ts';
export { createSessionResolver } from './session-resolver.ts';
