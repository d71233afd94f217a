export type { FactReaders, LoginData, PersonFacts, CompanyFacts } from './account-facts.ts';
export { createAccountHandlers } from './account-handlers.ts';
export { addUserType, createAccount, createMembership, nameAccount } from './account-store.ts';
export { findEntrance } from './entrance.ts';
export { hashPassword } from './password.ts';
export { createSessionOpener, type SessionOpener } from './session-opener.ts';
export { createSessionResolver } from './session-resolver.ts';
export { moveSessionToCompany } from './session-store.ts';
