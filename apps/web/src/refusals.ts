import type { RefusalWords, SomeRefusalWords } from '@candor/contract/refusals';
import { applicationRefusals } from './features/hiring/applications/refusal-words.ts';
import { candidatePageRefusals } from './features/hiring/candidate-page/refusal-words.ts';
import { candidateRefusals } from './features/hiring/candidates/refusal-words.ts';
import { equalityRefusals } from './features/hiring/equality/refusal-words.ts';
import { jobRefusals } from './features/hiring/jobs/refusal-words.ts';
import { mailTemplateRefusals } from './features/hiring/mail-templates/refusal-words.ts';
import { messageRefusals } from './features/hiring/messages/refusal-words.ts';
import { offerRefusals } from './features/hiring/offers/refusal-words.ts';
import { pipelineRefusals } from './features/hiring/pipeline/refusal-words.ts';
import { reportRefusals } from './features/hiring/reports/refusal-words.ts';
import { appointmentRefusals } from './features/interviews/appointments/refusal-words.ts';
import { availabilityRefusals } from './features/interviews/availability/refusal-words.ts';
import { calendarRefusals } from './features/interviews/calendars/refusal-words.ts';
import { callRefusals } from './features/interviews/calls/refusal-words.ts';
import { evidenceRefusals } from './features/interviews/evidence/refusal-words.ts';
import { kitRefusals } from './features/interviews/kits/refusal-words.ts';
import { questionRefusals } from './features/interviews/questions/refusal-words.ts';
import { appealRefusals } from './features/hiring/appeals/refusal-words.ts';
import { needRefusals } from './features/interviews/needs/refusal-words.ts';
import { reviewRefusals } from './features/interviews/review/refusal-words.ts';
import { feedbackRefusals } from './features/interviews/candidate-feedback/refusal-words.ts';
import { scorecardRefusals } from './features/interviews/scorecards/refusal-words.ts';
import { statementRefusals } from './features/interviews/statements/refusal-words.ts';
import { testRefusals } from './features/interviews/tests/refusal-words.ts';
import { interviewerRefusals } from './features/people/interviewers/refusal-words.ts';
import { marketplaceRefusals } from './features/people/marketplace/refusal-words.ts';
import { administrationRefusals } from './features/operations/administration/refusal-words.ts';
import { archiveRefusals } from './features/operations/archives/refusal-words.ts';
import { billingRefusals } from './features/operations/billing/refusal-words.ts';
import { keyRefusals } from './features/operations/apikeys/refusal-words.ts';
import { payoutRefusals } from './features/operations/payouts/refusal-words.ts';
import { retentionRefusals } from './features/operations/retention/refusal-words.ts';
import { settingRefusals } from './features/operations/settings/refusal-words.ts';
import { viewRefusals } from './features/operations/views/refusal-words.ts';
import { webhookRefusals } from './features/operations/webhooks/refusal-words.ts';

type Merged<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Merged<Rest>
  : unknown;

/** The words of several features as one; what stands under one code in two of them is told apart by `what`. */
export function mergeRefusalWords<const Parts extends readonly SomeRefusalWords[]>(
  ...parts: Parts
): Merged<Parts> {
  const merged: Record<string, unknown> = {};
  for (const [code, words] of parts.flatMap((part) => Object.entries(part))) {
    merged[code] =
      typeof words === 'object' ? { ...(merged[code] as object | undefined), ...words } : words;
  }
  return merged as Merged<Parts>;
}

/** Every sentence of a refusal, or this does not compile. */
export const refusalWords: RefusalWords = mergeRefusalWords(
  applicationRefusals,
  appointmentRefusals,
  availabilityRefusals,
  calendarRefusals,
  callRefusals,
  candidatePageRefusals,
  candidateRefusals,
  equalityRefusals,
  interviewerRefusals,
  jobRefusals,
  kitRefusals,
  mailTemplateRefusals,
  marketplaceRefusals,
  messageRefusals,
  appealRefusals,
  needRefusals,
  evidenceRefusals,
  offerRefusals,
  pipelineRefusals,
  reportRefusals,
  questionRefusals,
  reviewRefusals,
  feedbackRefusals,
  scorecardRefusals,
  statementRefusals,
  testRefusals,
  administrationRefusals,
  billingRefusals,
  keyRefusals,
  payoutRefusals,
  retentionRefusals,
  settingRefusals,
  archiveRefusals,
  viewRefusals,
  webhookRefusals,
);
