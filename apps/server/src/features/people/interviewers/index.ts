import type { contract } from '@candor/contract';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { identityHandlers, type IdentityParts } from './identity-handlers.ts';
import { identityPaymentHandlers } from './identity-payment-handlers.ts';
import { identitySessionHandlers } from './identity-session-handlers.ts';
import { registrationHandlers } from './registration-handlers.ts';

export {
  countWaiting,
  decideCheck,
  findCheck,
  insertCheck,
  listCheckDocuments,
  listChecks,
  readHeadline,
  type ReviewedCheck,
  wayOf,
} from './identity-check-store.ts';
export { createInterviewerWorkers } from './identity-workers.ts';
export { createIdentityHearing } from './hear-identity.ts';
export { type Identities, openIdentity } from './identity-provider.ts';
export { confirmedLetter } from './identity-mails.ts';
export { createNameWatch } from './identity-renaming.ts';
export { isConfirmed, readInterviewerFacts } from './interviewer-facts.ts';
export { markEmploymentDone, saveHeadline } from './interviewer-store.ts';

export function createInterviewerHandlers(
  parts: IdentityParts,
): HandlersOf<typeof contract.interviewers> {
  return {
    ...registrationHandlers(parts),
    ...identityHandlers(parts),
    ...identityPaymentHandlers(parts),
    ...identitySessionHandlers(parts),
  };
}
