import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findSat } from '../appointments/index.ts';
import { listCallLog } from '../calls/index.ts';
import { findLiveKit } from '../kits/index.ts';
import { findSenders, listSent } from './scorecard-store.ts';
import { shownKit, shownTo } from './shown-card.ts';

type Handlers = Pick<HandlersOf<typeof contract.scorecards>, 'getScorecards' | 'getCallLog'>;

export function reportHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    getScorecards: ({ params: { interviewScheduleID }, session, now }) =>
      db.inCompany(session.companyId, async (tx) => {
        const id = { companyId: session.companyId, scheduleId: interviewScheduleID };
        const { interview, sent, isSentBy, sits, isHidden } = await openReport(tx, id, {
          ...{ reader: session.accountId, now },
        });
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
    getCallLog: ({ params: { interviewScheduleID }, session, now }) =>
      db.inCompany(session.companyId, async (tx) => {
        const id = { companyId: session.companyId, scheduleId: interviewScheduleID };
        const { isHidden } = await openReport(tx, id, { reader: session.accountId, now });
        const log = (await listCallLog(tx, id)).filter(({ isPrivate }) => !(isPrivate && isHidden));
        const entries = log.map(({ id: entryID, kind, isPrivate, name, text, createdAt }) => ({
          ...{ entryID, name, text, at: createdAt.toISOString() },
          kind: isPrivate ? ('aside' as const) : kind,
        }));
        return { isHidden, entries };
      }),
  };
}

/** Whoever sits there and has not sent their own reads no opinion of the others. */
async function openReport(
  tx: Tx,
  id: { readonly companyId: number; readonly scheduleId: number },
  { reader, now }: { readonly reader: number; readonly now: Date },
) {
  const interview = await findSat(tx, id, now);
  if (interview === undefined) throw refuse('not_found', { params: { what: 'interview' } });
  const sent = await listSent(tx, id);
  const isSentBy = await findSenders(tx, id.scheduleId);
  const sits = interview.sitters.some(({ accountId }) => accountId === reader);
  const isOpen = interview.state === 'booked' || interview.state === 'over';
  return { interview, sent, isSentBy, sits, isHidden: sits && isOpen && !isSentBy.has(reader) };
}
