import type { contract, Output } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf, LinkOf, RequestContext } from '../../../platform/http/handlers.ts';
import { brandOf } from '../../people/brand/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { findSat, lockAppointment, type SatInterview } from '../appointments/index.ts';
import { countsByJob } from './feedback-numbers-rules.ts';
import { openingOf, openUntil, readingOf } from './feedback-state-rules.ts';
import {
  decline,
  findGiven,
  type Given,
  hasDeclined,
  isDecided,
  listJobs,
  listReadable,
  saveGiven,
  takeBackDecline,
} from './feedback-store.ts';

type Handlers = HandlersOf<typeof contract.candidateFeedback>;
type Parts = { readonly db: Database };
type Own = Output<typeof contract.candidateFeedback.openFeedback>;
type Link = LinkOf<'appointment'>;

export const createFeedbackHandlers = (parts: Parts): Handlers => ({
  ...linkHandlers(parts),
  ...companyHandlers(parts),
});

async function interviewOf(
  tx: Tx,
  id: { readonly companyId: number; readonly scheduleId: number },
  now: Date,
): Promise<SatInterview> {
  const interview = await findSat(tx, id, now);
  if (interview === undefined) throw refuse('not_found', { params: { what: 'interview' } });
  return interview;
}

function linkHandlers({
  db,
}: Parts): Pick<Handlers, 'openFeedback' | 'sendFeedback' | 'declineFeedback'> {
  return {
    openFeedback: ({ link, now }) =>
      db.inCompany(link.companyId, async (tx) => ownOf(tx, await interviewOf(tx, link, now), now)),
    sendFeedback: ({ link, body, client, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        const { interview, given } = await lockedFor(tx, link, now);
        const opening = openingOf(interview, given?.sentAt ?? null, now);
        if (opening === 'not-over') throw refuse('not_over');
        if (opening === 'late') throw refuse('feedback_late');
        const { token: _, comment, ...scores } = body;
        await saveGiven(tx, idOf(link), { ...scores, comment: comment.trim(), now });
        const shown = await ownOf(tx, interview, now);
        const action = given === null ? 'interview.feedback-given' : 'interview.feedback-changed';
        await record(tx, { link, client, now, action });
        return shown;
      }),
    declineFeedback: ({ link, body: { isDeclined }, client, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        const { interview } = await lockedFor(tx, link, now);
        if ((await hasDeclined(tx, interview)) === isDeclined) return { done: true };
        if (isDeclined) await decline(tx, idOf(link), now);
        else await takeBackDecline(tx, interview);
        const action = isDeclined ? 'interview.feedback-declined' : 'interview.feedback-wanted';
        await record(tx, { link, client, now, action });
        return { done: true };
      }),
  };
}

const idOf = ({ companyId, scheduleId }: Link) => ({ companyId, scheduleId });

/** Two pages of one candidate write one after the other. */
async function lockedFor(tx: Tx, link: Link, now: Date) {
  await lockAppointment(tx, link);
  const interview = await interviewOf(tx, link, now);
  return { interview, given: await findGiven(tx, link) };
}

/** That it was given, and nothing of what it says. */
async function record(
  tx: Tx,
  {
    link: { companyId, scheduleId },
    client,
    now,
    action,
  }: Pick<RequestContext, 'client' | 'now'> & { readonly link: Link; readonly action: string },
): Promise<void> {
  await recordAudit(
    tx,
    {
      ...{ companyId, actorKind: 'candidate', action, objectKind: 'interview' },
      ...{ objectId: scheduleId, ip: client.ip, userAgent: client.userAgent ?? undefined },
      requestId: client.requestId,
    },
    now,
  );
}

async function ownOf(tx: Tx, interview: SatInterview, now: Date): Promise<Own> {
  const given = await findGiven(tx, interview);
  const sentAt = given?.sentAt ?? null;
  return {
    companyName: interview.companyName,
    brand: await brandOf(tx, interview.companyId),
    state: openingOf(interview, sentAt, now),
    given: shownGiven(given),
    openUntil: openUntil(interview, sentAt)?.toISOString() ?? null,
    isDeclined: await hasDeclined(tx, interview),
  };
}

const shownGiven = (given: Given | null) =>
  given === null ? null : { ...given, sentAt: given.sentAt.toISOString() };

function companyHandlers({ db }: Parts): Pick<Handlers, 'getFeedback' | 'listFeedback'> {
  return {
    getFeedback: ({ params: { interviewScheduleID }, session, now }) =>
      db.inCompany(session.companyId, async (tx) => {
        const { companyId, accountId } = session;
        const id = { companyId, scheduleId: interviewScheduleID };
        const interview = await interviewOf(tx, id, now);
        const given = await findGiven(tx, id);
        const state = readingOf({
          ...{ interview, now, sentAt: given?.sentAt ?? null },
          sits: interview.sitters.some((sitter) => sitter.accountId === accountId),
          isDecided: await isDecided(tx, companyId, interview.applicationId),
        });
        const { kind, candidateName, jobTitle } = interview;
        return {
          ...{ interviewScheduleID, kind, candidateName, jobTitle, state },
          given: state === 'shown' ? shownGiven(given) : null,
        };
      }),
    listFeedback: ({ session: { companyId }, now }) =>
      db.inCompany(companyId, async (tx) => {
        const jobs = await listJobs(tx, companyId, now);
        const jobIds = jobs.map(({ jobId }) => jobId);
        const numbers = countsByJob(await listReadable(tx, { companyId, jobIds, now }));
        return {
          jobs: jobs.map(({ jobId, jobTitle }) => ({
            ...{ jobID: jobId, jobTitle, numbers: numbers.get(jobId) ?? null },
          })),
        };
      }),
  };
}
