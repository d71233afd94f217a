import type { contract } from '@candor/contract';
import { areas, rights } from '@candor/contract/people/right-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { CompanySession, HandlersOf, Resolvers } from '../../../platform/http/handlers.ts';
import { findRisks } from '../../interviews/proctoring/index.ts';
import { checklistOf, dayStartOf, type Reach } from './dashboard-rules.ts';
import {
  countEndedSince,
  countOpenJobs,
  countUnderWay,
  findDone,
  findFunnel,
  findAskedDeletions,
  findWaiting,
  hoursToDecision,
  type StageKind,
} from './dashboard-store.ts';
import type { Whose } from './mine-store.ts';
import { findClosing, findOverdue, findSoon, findUnread } from './soon-store.ts';

type Parts = {
  readonly db: Database;
  readonly may: Resolvers['privilege'];
  /** Whether plans are sold here. */
  readonly hasBilling: boolean;
};

const kinds: readonly StageKind[] = ['applied', 'screening', 'bot-interview', 'interview', 'offer'];

export function createDashboardHandlers({
  db,
  may,
  hasBilling,
}: Parts): HandlersOf<typeof contract.dashboard> {
  return {
    async getDashboard({ query, session, now }) {
      const { companyId } = session;
      const reach = await reachOf(session, { may, hasBilling });
      const asked = query.dayStart === undefined ? undefined : new Date(query.dayStart);
      const dayStart = dayStartOf(asked, now);
      const whose = { companyId, mineOf: query.whose === 'mine' ? session.accountId : null };
      return db.inCompany(companyId, async (tx) => ({
        ...(await interviewsOf(tx, whose, { isShown: reach.interviews, dayStart, now })),
        ...(await candidatesOf(tx, whose, { isShown: reach.candidates, now })),
        openJobs: reach.jobs ? await countOpenJobs(tx, whose) : null,
        askedDeletions: reach.interviews ? await askedOf(tx, companyId) : null,
        closing: reach.interviews ? await closingOf(tx, whose, now) : null,
        checklist: checklistOf(await findDone(tx, companyId), reach),
      }));
    },
  };
}

async function reachOf(
  session: CompanySession,
  { may, hasBilling }: Omit<Parts, 'db'>,
): Promise<Reach> {
  const has = (featureId: number, activityId?: number) =>
    may(session, activityId === undefined ? { featureId } : { featureId, activityId });
  const isAdmin = session.role === 'COMPANY_ADMIN';
  const [jobs, postsJobs, schedules, makesTests] = await Promise.all([
    has(areas.jobs),
    has(areas.jobs, rights.postJobs),
    has(areas.jobs, rights.schedule),
    has(areas.jobs, rights.questionsAndTests),
  ]);
  const [invitesColleagues, candidates, interviews, plan] = await Promise.all([
    has(areas.users, rights.addUsers),
    has(areas.candidates),
    has(areas.interviews),
    hasBilling && has(areas.payments),
  ]);
  const people = { invitesColleagues, candidates, interviews, plan };
  return { isAdmin, jobs, postsJobs, schedules, makesTests, ...people };
}

async function interviewsOf(
  tx: Tx,
  whose: Whose,
  given: { readonly isShown: boolean; readonly dayStart: Date; readonly now: Date },
) {
  if (!given.isShown) {
    return { interviewsToday: null, waiting: null, underWay: null, hoursToDecision: null };
  }
  const { companyId } = whose;
  const { rows, total } = await findWaiting(tx, whose);
  const ids = rows.map(({ attemptId }) => attemptId);
  const risks = await findRisks(tx, companyId, ids);
  const underWay = await countUnderWay(tx, whose);
  return {
    underWay,
    interviewsToday: underWay + (await countEndedSince(tx, whose, given.dayStart)),
    hoursToDecision: await hoursToDecision(tx, companyId, given.now),
    waiting: {
      total,
      items: rows.map(({ attemptId, endedAt, ...row }) => ({
        ...row,
        endedAt: endedAt.toISOString(),
        risk: risks.get(attemptId)?.label ?? null,
      })),
    },
  };
}

async function candidatesOf(
  tx: Tx,
  whose: Whose,
  { isShown, now }: { readonly isShown: boolean; readonly now: Date },
) {
  if (!isShown) {
    return { activeCandidates: null, funnel: null, overdue: null, dueSoon: null, unread: null };
  }
  const active = await findFunnel(tx, whose);
  const counted = new Map(active.kinds.map((row) => [row.kind, row.count]));
  const unread = await findUnread(tx, whose);
  return {
    activeCandidates: active.people,
    funnel: kinds.map((kind) => ({ kind, count: counted.get(kind) ?? 0 })),
    overdue: shownReplies(await findOverdue(tx, whose, now)),
    dueSoon: shownReplies(await findSoon(tx, whose, now)),
    unread: {
      total: unread.total,
      items: unread.rows.map((row) => ({ ...row, appliedAt: row.appliedAt.toISOString() })),
    },
  };
}

const shownReplies = ({ rows, total }: Awaited<ReturnType<typeof findOverdue>>) => ({
  total,
  items: rows.map((row) => ({ ...row, replyBy: row.replyBy.toISOString() })),
});

async function closingOf(tx: Tx, whose: Whose, now: Date) {
  const { rows, total } = await findClosing(tx, whose, now);
  const items = rows.map((row) => ({ ...row, closesAt: row.closesAt.toISOString() }));
  return { total, items };
}

async function askedOf(tx: Tx, companyId: number) {
  const { rows, total } = await findAskedDeletions(tx, companyId);
  const items = rows.map((row) => ({ ...row, replyBy: row.replyBy.toISOString() }));
  return { total, items };
}
