import type { contract } from '@candor/contract';
import { isAppealOverdue } from '@candor/contract/hiring/appeal-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import {
  type Change,
  changeOfMany,
  companyWrite,
  type Deed,
  deedOf,
  entriesOf,
} from '../../operations/audit/index.ts';
import { lockApplications } from '../applications/index.ts';
import { reopenApplication } from '../pipeline/index.ts';
import { findListed, listAll, type Listed } from './appeal-list-store.ts';
import { findName, findSeconds } from './appeal-reader-store.ts';
import { endAppeal, findAppeal, findWhom, listInterviews } from './appeal-store.ts';
import { mailCandidate, type Telling } from './appeal-telling.ts';
import { accountAppealHandlers, pageAppealHandlers } from './own-appeal-handlers.ts';
import { shownExplained } from './own-appeal.ts';

type Handlers = HandlersOf<typeof contract.appeals>;
type Parts = Telling & { readonly db: Database };

const PAGE_SIZE = 25;

const noSuch = () => refuse('not_found', { params: { what: 'appeal' } });

export const createAppealHandlers = (parts: Parts): Handlers => ({
  ...pageAppealHandlers(parts),
  ...accountAppealHandlers(parts),
  ...readingHandlers(parts),
  ...answerHandlers(parts),
});

function readingHandlers({ db }: Parts): Pick<Handlers, 'listAppeals' | 'getAppeal'> {
  return {
    listAppeals: ({ query: { show, page = 1 }, session: { companyId, accountId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
        const { rows, total } = await listAll(tx, { companyId, show, now, ...place });
        const appeals = rows.map((row) => shownListed(row, { accountId, now }));
        return { appeals, total, pageSize: PAGE_SIZE };
      }),
    getAppeal: ({ params: { appealID: id }, session: { companyId, accountId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const listed = await findListed(tx, { companyId, id });
        const appeal = await findAppeal(tx, { companyId, id });
        if (listed === undefined || appeal === undefined) throw noSuch();
        const { revision, words, endedAt, applicationId, scheduleIds } = appeal;
        const interviews = await listInterviews(tx, { companyId, applicationId });
        const { jobId, firstDeciders } = listed;
        const seconds = await findSeconds(tx, { companyId, jobId, firstDeciders });
        return {
          ...shownListed(listed, { accountId, now }),
          ...{ revision, words, answer: appeal.answer, endedAt: endedAt?.toISOString() ?? null },
          explained: interviews
            .filter(({ scheduleId }) => scheduleIds.includes(scheduleId))
            .map(shownExplained),
          interviews: interviews.map(({ scheduleId, endedAt: at }) => ({
            interviewScheduleID: scheduleId,
            endedAt: at.toISOString(),
          })),
          hasSecond: seconds.length > 0,
          answeredBy: await findName(tx, appeal.answeredBy),
        };
      }),
  };
}

function shownListed(
  row: Listed,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
) {
  const { id: appealID, applicationId, candidateId, candidateName, jobId, jobTitle, state } = row;
  return {
    ...{ appealID, applicationID: applicationId, candidateID: candidateId, candidateName },
    ...{ jobID: jobId, jobTitle, state },
    ...{ filedAt: row.filedAt.toISOString(), replyBy: row.replyBy.toISOString() },
    isOverdue: isAppealOverdue(row, now),
    isOwnDecision: row.firstDeciders.includes(accountId),
  };
}

type Answer = { readonly revision: number; readonly isUpheld: boolean; readonly reason: string };

const answerHandlers = (parts: Parts): Pick<Handlers, 'answerAppeal'> => ({
  answerAppeal: ({ params: { appealID }, body, ...request }) =>
    companyWrite(parts.db, deedOf(request), (tx, deed) =>
      answer(tx, parts, { deed, appealID, given: body }),
    ),
});

/** Ends the appeal before the application moves: what is moved without an answer, a trigger ends by itself. */
async function answer(
  tx: Tx,
  telling: Telling,
  {
    deed,
    appealID: id,
    given: { revision, isUpheld, reason },
  }: { readonly deed: Deed; readonly appealID: number; readonly given: Answer },
): Promise<Change<{ done: true }>> {
  const { companyId, accountId, now } = deed;
  const seen = await findAppeal(tx, { companyId, id });
  if (seen === undefined) throw noSuch();
  const { applicationId } = seen;
  const locked = await lockApplications(tx, companyId, [applicationId]);
  const appeal = await findAppeal(tx, { companyId, id });
  const whom = await findWhom(tx, seen);
  if (appeal === undefined || whom === undefined) throw noSuch();
  const isRejected = locked.get(applicationId)?.status === 'rejected';
  if (appeal.state !== 'open' || !isRejected) throw refuse('appeal_closed');
  if (appeal.revision !== revision) {
    throw refuse('changed_meanwhile', { params: { what: 'appeal' } });
  }
  if (appeal.firstDeciders.includes(accountId)) throw refuse('second_person_needed');
  const state = isUpheld ? 'upheld' : 'overturned';
  const told = { answer: reason.trim(), answeredBy: accountId };
  await endAppeal(tx, appeal, { state, ...told, endedAt: now });
  const back = isUpheld ? null : await reopenApplication(tx, deed, applicationId);
  // A candidate is told that it goes on only where it does.
  if (back !== null && back.result.code !== null) throw refuse('appeal_closed');
  await mailCandidate(tx, telling, { appeal, whom, kind: state, now });
  const entry = {
    ...{ action: 'application.appeal-answered', objectKind: 'application' },
    ...{ objectId: applicationId, after: { state } },
  };
  return changeOfMany({ done: true }, [...(back === null ? [] : entriesOf(back)), entry]);
}
