import { contract, type Endpoint } from '@candor/contract';
import { nameKey } from './features/operations/apikeys/index.ts';
import { createCallerReader } from './features/people/accounts/index.ts';
import { createGate, type Gate } from './platform/http/gate.ts';

const {
  audit,
  billing,
  candidateImport,
  candidatePage,
  candidates,
  interviewers,
  offers,
  payouts,
  questions,
  reports,
  review,
  statements,
} = contract;

/** Exports, searches over everything, reports and papers: they take turns of their own, so that a page stays quick beside them. */
export const heavyReads: ReadonlySet<Endpoint> = new Set<Endpoint>([
  candidates.getCandidatesByFilter,
  candidates.exportCandidates,
  candidateImport.previewCandidateImport,
  candidatePage.exportPage,
  ...Object.values(reports),
  questions.exportQuestions,
  review.exportInterviews,
  review.exportInterviewReport,
  statements.exportOwnStatements,
  audit.listAuditEntries,
  audit.checkAuditChain,
  audit.exportAudit,
  billing.exportCreditMoves,
  billing.getPaper,
  interviewers.getIdentityPaper,
  interviewers.getIdentityCreditNote,
  billing.getAnyPaper,
  billing.getCreditNote,
  billing.getAnyCreditNote,
  billing.exportRevenue,
  payouts.exportPayoutBatch,
  offers.getOfferPaper,
  offers.getOwnOfferPaper,
]);

/** Ways into a call that have no link of its seat yet. */
const doors: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...Object.values(contract.calls),
  contract.appointments.callAsCandidate,
  contract.appointments.callFromSeat,
]);

/** With the key of sessions. */
export const createAppGate = (secret: Uint8Array, isOverloaded = () => false): Gate =>
  createGate({
    ...{ heavyReads, isOverloaded, doors },
    callerOf: createCallerReader({ secret, nameKey }),
  });
