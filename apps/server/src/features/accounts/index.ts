export { type AccountParts, createAccountHandlers } from './account-handlers.ts';
export { createAccount, createMembership, type NewAccount } from './account-store.ts';
export { hashPassword } from './password.ts';
export { createSessionResolver } from './session-resolver.ts';
export { defaultSignInLimits, type SignInLimits } from './sign-in-limit-store.ts';
