import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findSat } from '../appointments/index.ts';
import { findLiveKit } from '../kits/index.ts';
import { listSent } from './scorecard-store.ts';
import { shownKit, shownTo } from './shown-card.ts';

type Handlers = Pick<HandlersOf<typeof contract.scorecards>, 'getScorecards'>;

export function reportHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    getScorecards: ({ params: { interviewScheduleID }, session, now }) =>
      db.inCompany(session.companyId, async (tx) => {
        const id = { companyId: session.companyId, scheduleId: interviewScheduleID };
        const interview = await findSat(tx, id, now);
        if (interview === undefined) throw refuse('not_found', { params: { what: 'interview' } });
        const sent = await listSent(tx, id);
        const isSentBy = new Set(sent.map(({ accountId }) => accountId));
        const sits = interview.sitters.some(({ accountId }) => accountId === session.accountId);
        const isOpen = interview.state === 'booked' || interview.state === 'over';
        const isHidden = sits && isOpen && !isSentBy.has(session.accountId);
        const { kind, state, startsAt, candidateId, candidateName, jobId, jobTitle } = interview;
        return {
          ...{ interviewScheduleID, kind, state, candidateName, jobTitle },
          ...{ candidateID: candidateId, jobID: jobId, applicationID: interview.applicationId },
          startsAt: startsAt?.toISOString() ?? null,
          kit: shownKit(await findLiveKit(tx, id)),
          people: interview.sitters.map(({ accountId, name }) => ({
            name,
            isSent: isSentBy.has(accountId),
          })),
          isHidden,
          ownCompanyID: sits ? session.companyId : null,
          scorecards: isHidden
            ? []
            : sent.map((card) => ({
                ...shownTo(card),
                ...{ version: card.version, reason: card.reason },
                sentAt: card.sentAt.toISOString(),
              })),
        };
      }),
  };
}
