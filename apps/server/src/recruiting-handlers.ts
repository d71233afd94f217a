import type { AppParts } from './app-parts.ts';
import { createAppealHandlers } from './features/hiring/appeals/index.ts';
import { createApplicationHandlers } from './features/hiring/applications/index.ts';
import { createCandidatePageHandlers } from './features/hiring/candidate-page/index.ts';
import { createCandidateImportHandlers } from './features/hiring/candidate-import/index.ts';
import { createCandidateHandlers } from './features/hiring/candidates/index.ts';
import { createTestHandlers } from './features/interviews/tests/index.ts';
import { releaseSeatsBy } from './features/interviews/appointments/index.ts';
import { createDashboardHandlers } from './features/hiring/dashboard/index.ts';
import { createEqualityHandlers } from './features/hiring/equality/index.ts';
import { createEvidenceHandlers } from './features/interviews/evidence/index.ts';
import { createReviewHandlers } from './features/interviews/review/index.ts';
import {
  createMailTemplateHandlers,
  findReader,
  refuseForeignAddress,
} from './features/hiring/mail-templates/index.ts';
import type { Notify } from './features/people/notifications/index.ts';
import { createMessageHandlers } from './features/hiring/messages/index.ts';
import { createOfferHandlers } from './features/hiring/offers/index.ts';
import { createPipelineHandlers, moveApplication } from './features/hiring/pipeline/index.ts';
import { createPrivilegeResolver } from './features/people/privileges/index.ts';
import { addKept, createNeedHandlers } from './features/interviews/needs/index.ts';
import { createQuestionHandlers } from './features/interviews/questions/index.ts';
import { createReportHandlers } from './features/hiring/reports/index.ts';
import { createRetentionHandlers } from './features/operations/retention/index.ts';
import { createSchedulingHandlers } from './features/interviews/scheduling/index.ts';
import { createCreditReturner, createCreditSpender } from './features/operations/billing/index.ts';
import { createArchiveHandlers } from './features/operations/archives/index.ts';
import { createSampleHandlers } from './features/operations/samples/index.ts';
import { createSettingHandlers } from './features/operations/settings/index.ts';
import { createViewHandlers } from './features/operations/views/index.ts';
import type { GuardedMedia } from './platform/objects/guarded-media.ts';
import { interviewerHandlersOf } from './interviewer-handlers.ts';

/** The company's working day; the same names as in the contract. */
export function recruitingHandlersOf(
  parts: AppParts & { readonly media: GuardedMedia },
  notify: Notify,
) {
  const { db, objects } = parts;
  const may = createPrivilegeResolver(parts);
  const releaseSeats = releaseSeatsBy({ ...parts, notify });
  const spendCredits = createCreditSpender({ ...parts, letters: { ...parts, notify } });
  const returnCredits = createCreditReturner(parts);
  return {
    ...interviewerHandlersOf(parts),
    review: createReviewHandlers({ db, objects, may }),
    candidates: createCandidateHandlers({ db, objects, notify }),
    candidatePage: createCandidatePageHandlers({ ...parts, notify, releaseSeats, returnCredits }),
    candidateImport: createCandidateImportHandlers(parts),
    tests: createTestHandlers({ db, objects }),
    questions: createQuestionHandlers({ db, objects }),
    retention: createRetentionHandlers({ ...parts, releaseSeats, returnCredits }),
    archives: createArchiveHandlers(parts),
    samples: createSampleHandlers(parts),
    views: createViewHandlers({ db, may }),
    pipeline: createPipelineHandlers({ ...parts, may, notify }),
    appeals: createAppealHandlers({ ...parts, notify }),
    applications: createApplicationHandlers({ ...parts, notify }),
    messages: createMessageHandlers({ ...parts, notify }),
    offers: createOfferHandlers({ ...parts, notify, may }),
    dashboard: createDashboardHandlers({ db, may, hasBilling: parts.billing !== null }),
    evidence: createEvidenceHandlers({ ...parts, notify }),
    needs: createNeedHandlers({ ...parts, notify }),
    scheduling: createSchedulingHandlers({ ...parts, may, moveApplication, spendCredits, addKept }),
    mailTemplates: createMailTemplateHandlers(parts),
    settings: createSettingHandlers({
      ...{ db, answersTo: findReader },
      checks: { mailSender: refuseForeignAddress },
    }),
    ...{ equality: createEqualityHandlers({ db }), reports: createReportHandlers({ db }) },
  };
}
