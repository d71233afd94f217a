import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite } from '../../operations/audit/index.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { findMonitoredInterview } from './proctoring-store.ts';
import { readEvents, readReview } from './read-review.ts';
import { findSessions, findVerdicts, insertVerdict } from './review-store.ts';

type Handlers = HandlersOf<typeof contract.proctoring>;

const noInterview = () => fail('not_found', 'There is no such interview.');

/** What reviewers see and say. */
export function createReviewHandlers({
  db,
}: {
  readonly db: Database;
}): Pick<Handlers, 'getProctoring' | 'judgeEpisode'> {
  return {
    getProctoring: async ({ params, session: { companyId }, now }) =>
      await db.inCompany(companyId, async (tx) => {
        const scheduleId = params.interviewScheduleID;
        const review = await readReview(tx, { companyId, scheduleId }, now);
        if (review === undefined) throw noInterview();
        return review;
      }),

    judgeEpisode: async ({ params, body, session, client, now }) => {
      const { companyId, accountId } = session;
      const reason = body.reason.trim();
      if (reason === '' && body.verdict !== 'open') {
        throw fail('reason_needed', 'Please say why.', { path: 'reason' });
      }
      await companyWrite(db, { companyId, accountId, client, now }, async (tx) => {
        const interview = await findMonitoredInterview(tx, companyId, params.interviewScheduleID);
        if (interview === undefined) throw noInterview();
        const attemptId = interview.attempt?.attemptId ?? 0;
        const events = await readEvents(
          tx,
          companyId,
          await findSessions(tx, companyId, attemptId),
        );
        if (!events.some(({ key }) => key === body.eventKey)) {
          throw fail('unknown_event', 'There is no such event.', { path: 'eventKey' });
        }
        const { eventKey, verdict, isForCandidate } = body;
        const before = (await findVerdicts(tx, companyId, attemptId)).find(
          (one) => one.eventKey === eventKey,
        );
        const given = { eventKey, verdict, reason, isForCandidate };
        const row = { companyId, attemptId, ...given, accountId, judgedAt: now };
        const objectId = await insertVerdict(tx, row);
        await publishEvent(
          tx,
          { companyId, now },
          { event: 'flag.judged', data: { ...params, eventKey, verdict } },
        );
        return {
          result: undefined,
          audit: {
            action: 'proctoring.judged',
            objectKind: 'proctoring-verdict',
            objectId,
            before: before && { verdict: before.verdict, reason: before.reason },
            after: { attemptId, eventKey, verdict, reason },
          },
        };
      });
      return { done: true };
    },
  };
}
