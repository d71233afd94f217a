import type { contract } from '@candor/contract';
import { noticesOf } from '@candor/contract/hiring/notices/index';
import { byMonitor, type MonitorName } from '@candor/contract/interviews/monitor-rules';
import { fillTerms, type InterviewFacts } from '@candor/contract/interviews/terms-rules';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { readHostName } from '../../operations/administration/index.ts';
import { type CurrentTerms, findTerms, readCurrentTerms } from '../terms/index.ts';
import { type Invitation, readInvitation } from './invitation-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.attempts>, 'getTerms' | 'getInterviewTerms'>;

export function termsHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    getTerms: async ({ params: { type } }) => {
      const { terms, hostName } = await findTerms(db, type);
      const { termsAndConditions: text, ...version } = orFail(terms);
      const termsAndConditions = fillTerms(type, text, { hostName, interview: null });
      return { ...version, termsAndConditions };
    },
    getInterviewTerms: ({ body: { type }, link }) =>
      db.inCompany(link.companyId, async (tx) => {
        const { termsAndConditions: text, ...version } = orFail(await readCurrentTerms(tx, type));
        const interview = factsOf(await readInvitation(tx, link, false), type);
        const facts = { hostName: await readHostName(tx), interview };
        return { ...version, termsAndConditions: fillTerms(type, text, facts) };
      }),
  };
}

function orFail(terms: CurrentTerms | undefined) {
  if (terms === undefined) throw fail('not_found', 'There are no terms of this type yet.');
  const { id: termsID, version, termsAndConditions } = terms;
  return { termsID, version, termsAndConditions };
}

function factsOf(invitation: Invitation, type: 'Bot' | 'FacialTracking'): InterviewFacts {
  const { companyName, recordScreen, isCameraAsked, monitors } = invitation;
  // Where nothing is asked for, whoever reads the guideline has switched the monitors on by their own wish.
  const isOwnWish = type === 'FacialTracking' && !invitation.isFacialTracking;
  const isWatched = (name: MonitorName): boolean =>
    monitors[name] === 'on' || (isOwnWish && monitors[name] === 'off');
  return {
    ...{ companyName, recordScreen, isCameraAsked },
    watched: byMonitor(isWatched),
    recordingDays: invitation.retentionDays,
    evidenceDays: invitation.evidenceDays,
    interviewDays: invitation.interviewDays,
    notice: noticesOf(invitation.jurisdiction, companyName)?.en ?? [],
  };
}
