import type { contract, Output } from '@candor/contract';
import { areas, rights } from '@candor/contract/people/right-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, Resolvers } from '../../../platform/http/handlers.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { normaliseEmail } from '../../people/accounts/index.ts';
import { findRisks } from '../../interviews/proctoring/index.ts';
import { markOpened } from '../applications/index.ts';
import { findAnswers, findApplication, findMoves, findPlannedMails } from './application-store.ts';
import {
  countStages,
  countStatuses,
  findColumns,
  findJobStages,
  findTags,
  hasJob,
  listApplicants,
  PAGE_SIZE,
} from './board-store.ts';
import { shownCard } from './card-store.ts';
import { addByHand } from './adding.ts';
import { type Change, changeOfMany, companyWrite, deedOf } from '../../operations/audit/index.ts';
import { withFilled, withReopened } from './filling.ts';
import { moveReplyOf } from './promises.ts';
import { moveAll, rejectAll, reopenAll } from './moving.ts';
import { failureOf, type Outcome } from './pipeline-rules.ts';
import { createSettingsHandlers } from './settings-handlers.ts';
import { undoAll } from './undoing.ts';

type Handlers = HandlersOf<typeof contract.pipeline>;
type Parts = {
  readonly db: Database;
  readonly may: Resolvers['privilege'];
  readonly notify: Notify;
  readonly postOffice: PostOffice;
};

export function createPipelineHandlers(parts: Parts): Handlers {
  return {
    ...readHandlers(parts),
    ...moveHandlers(parts),
    ...promiseHandlers(parts),
    ...createSettingsHandlers(parts),
  };
}

function readHandlers({
  db,
}: Parts): Pick<Handlers, 'getBoard' | 'getColumn' | 'listApplicants' | 'getApplication'> {
  const inJob = <T>(companyId: number, jobID: number, work: (tx: Tx) => Promise<T>) =>
    db.inCompany(companyId, async (tx) => {
      if (!(await hasJob(tx, { companyId, jobID })))
        throw refuse('not_found', { params: { what: 'job' } });
      return work(tx);
    });
  return {
    getBoard: ({ params: { jobID }, query: filter, session: { companyId }, now }) =>
      inJob(companyId, jobID, async (tx) => {
        const of = { companyId, jobID };
        const stages = await findJobStages(tx, of);
        const stageIDs = stages.map(({ stageID }) => stageID);
        const columns = await findColumns(tx, of, { stageIDs, filter, now });
        const counts = await countStages(tx, of, { stageIDs, filter });
        return {
          jobID,
          stages: stages.map((stage) => ({
            ...stage,
            count: counts.get(stage.stageID) ?? 0,
            cards: [...(columns.get(stage.stageID)?.cards ?? [])],
            next: columns.get(stage.stageID)?.next ?? null,
          })),
          totals: await countStatuses(tx, of),
          tags: await findTags(tx, of),
        };
      }),

    getColumn: ({ params: { jobID }, query, session: { companyId }, now }) =>
      inJob(companyId, jobID, async (tx) => {
        const { stageID, after, ...filter } = query;
        const wanted = { stageIDs: [stageID], filter, after, now };
        const columns = await findColumns(tx, { companyId, jobID }, wanted);
        const { cards = [], next = null } = columns.get(stageID) ?? {};
        return { cards: [...cards], next };
      }),

    listApplicants: ({ params: { jobID }, query, session: { companyId }, now }) =>
      inJob(companyId, jobID, async (tx) => {
        const { sort = 'newest', page = 1, ...filter } = query;
        const of = { companyId, jobID };
        const found = await listApplicants(tx, of, { filter, sort, page, now });
        return { ...found, stages: await findJobStages(tx, of), pageSize: PAGE_SIZE };
      }),

    getApplication: ({ params: { applicationID }, session: { companyId }, now }) =>
      db.inCompany(companyId, (tx) => readApplication(tx, { companyId, applicationID, now })),
  };
}

async function readApplication(
  tx: Tx,
  { companyId, applicationID, now }: { companyId: number; applicationID: number; now: Date },
): Promise<Output<typeof contract.pipeline.getApplication>> {
  const row = await findApplication(tx, companyId, applicationID);
  if (row === undefined) throw refuse('not_found', { params: { what: 'application' } });
  const { attemptId, jobID, cv } = row;
  const risks = await findRisks(tx, companyId, attemptId === null ? [] : [attemptId]);
  const risk = attemptId === null ? undefined : risks.get(attemptId);
  const moves = await findMoves(tx, companyId, applicationID);
  return {
    ...shownCard(row, now),
    email: row.email,
    phone: row.phone,
    city: row.city,
    headline: row.headline,
    experienceYears: row.experienceYears,
    skills: row.skills,
    sourceDetail: row.sourceDetail,
    coverLetter: row.coverLetter,
    job: { jobID, title: row.jobTitle },
    stages: await findJobStages(tx, { companyId, jobID }),
    cv,
    answers: await findAnswers(tx, companyId, applicationID),
    moves: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
    risk: risk === undefined ? null : { label: risk.label, rule: risk.rule },
    mails: await findPlannedMails(tx, companyId, applicationID),
  };
}

function refuseNone(outcomes: readonly Outcome[]): void {
  const failure = failureOf(outcomes);
  if (failure === 'review_first') throw refuse(failure);
  if (failure === 'reasons_needed')
    throw refuse(failure, { params: { what: 'pipeline' }, path: 'body.toldReasons' });
  if (failure !== null) throw refuse(failure, { params: { what: 'application' } });
}

function told(change: Change<Outcome[]>): Change<{ results: Outcome[] }> {
  refuseNone(change.result);
  return { ...change, result: { results: change.result } };
}

function promiseHandlers({
  db,
  postOffice,
}: Parts): Pick<Handlers, 'moveReply' | 'openApplications'> {
  return {
    moveReply: ({ params: { applicationID }, body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) =>
        moveReplyOf(tx, deed, { postOffice, applicationID, ...body }),
      ),

    // That somebody looked is no change that a log has to tell.
    openApplications: ({ body: { applicationIDs }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, { companyId }) => {
        await markOpened(tx, companyId, applicationIDs);
        return changeOfMany({ done: true as const }, []);
      }),
  };
}

function moveHandlers({
  db,
  may,
  notify,
}: Parts): Pick<
  Handlers,
  'moveApplications' | 'rejectApplications' | 'reopenApplications' | 'undoMoves' | 'addApplicant'
> {
  return {
    moveApplications: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const moved = await moveAll(tx, deed, body);
        return told(body.stageID === null ? await withFilled(tx, { deed, notify }, moved) : moved);
      }),

    rejectApplications: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => told(await rejectAll(tx, deed, body))),

    reopenApplications: ({ body: { applications }, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const change = await reopenAll(tx, deed, applications);
        return told(await withReopened(tx, deed, { change, outcomes: change.result }));
      }),

    async undoMoves({ body: { moves }, ...request }) {
      const { session } = request;
      const mayReject = await may(session, {
        featureId: areas.candidates,
        activityId: rights.reject,
      });
      return companyWrite(db, deedOf(request), async (tx, deed) => {
        const undone = await undoAll(tx, deed, { moves, mayReject });
        const { outcomes: results, mailsSent } = undone.result;
        refuseNone(results);
        const change = { ...undone, result: { results, mailsSent } };
        return withReopened(tx, deed, { change, outcomes: results });
      });
    },

    addApplicant: ({ params: { jobID }, body, ...request }) =>
      companyWrite(db, deedOf(request), (tx, deed) =>
        addByHand(tx, deed, {
          jobID,
          email: normaliseEmail(body.email),
          firstName: body.firstName.trim(),
          lastName: body.lastName.trim(),
        }),
      ),
  };
}
