export { type FactReaders, type PersonFacts } from './account-facts.ts';
export { createAccountHandlers } from './account-handlers.ts';
export { accountLinks } from './account-links.ts';
export {
  addUserType,
  createAccount,
  findByEmail,
  lockAccount,
  markConfirmed,
  meetAccount,
  nameAccount,
  storePassword,
} from './account-store.ts';
export { accountRequestJob, createAccountWorkers } from './account-workers.ts';
export { createPasswordConfirmer } from './confirm-password.ts';
export { discardPassword } from './discard-password.ts';
export { findEntrance } from './entrance.ts';
export { createLimiter, defaultLimits } from './limit-store.ts';
export { hashPassword, isPasswordRight } from './password.ts';
export { isProofFresh, markProved } from './proof-store.ts';
export { refuseBadPassword } from './password-choice.ts';
export { normaliseEmail } from './session-rules.ts';
export { type SessionOpener, createSessionOpener } from './session-opener.ts';
export { createCallerReader, createSessionResolver } from './session-resolver.ts';
export { endAllSessions } from './device-store.ts';
export { addTrustCookie, readTrustCookie } from './session-cookie.ts';
export {
  forgetTrustedBrowser,
  forgetTrustedBrowsers,
  listTrustedBrowsers,
  trustBrowser,
  usesTrustedBrowser,
} from './trusted-browser-store.ts';
export { moveSessionToCompany } from './session-company-store.ts';
export {
  closeDemoAccounts,
  markDisabled,
  noteFactorFound,
  noteFactorLost,
  useGrace,
} from './account-state-store.ts';
export {
  endCompanySessions,
  endEverySession,
  endFoundingSessions,
  endSessionsIn,
} from './session-ends-store.ts';
export {
  addJobToOwn,
  changeMember,
  createMembership,
  insertRequestToJoin,
  joinByInvitation,
  limitToFirstJob,
} from './membership-store.ts';
