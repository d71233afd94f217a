import type { Output } from '@candor/contract';
import {
  answerBy,
  appealUntil,
  canAppeal,
  isAppealOverdue,
} from '@candor/contract/hiring/appeal-rules';
import type { openAppeal } from '@candor/contract/hiring/appeals';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { readSettings } from '../../operations/settings/index.ts';
import { brandOf } from '../../people/brand/index.ts';
import { lockApplications } from '../applications/index.ts';
import { refuseWhileJoined } from '../candidate-page/index.ts';
import { findSeconds } from './appeal-reader-store.ts';
import {
  type Appeal,
  type Decision,
  endAppeal,
  type Explained,
  findAppealsAgainst,
  findDecision,
  findFirstDeciders,
  findLastAppeal,
  insertAppeal,
  listInterviews,
} from './appeal-store.ts';
import { mailCandidate, type Telling, tellCompany } from './appeal-telling.ts';

export type Own = Output<typeof openAppeal>;

/** Who asks: a candidate who proved their address, by the page's code or by their account. */
export type Asking = {
  readonly companyId: number;
  readonly candidateId: number;
  readonly applicationId: number;
  /** Null: by the page of a mailed link. */
  readonly accountId: number | null;
  readonly request: Pick<RequestContext, 'client' | 'now'>;
};

const noSuch = () => refuse('not_found', { params: { what: 'application' } });

/** The decision that this candidate was told of; what was not told yet looks like none. */
async function toldDecision(tx: Tx, asking: Asking): Promise<Decision | undefined> {
  const found = await findDecision(tx, asking);
  return found?.candidateId === asking.candidateId && found.isTold ? found : undefined;
}

async function readRules(tx: Tx, companyId: number) {
  const { chosen } = await readSettings(tx, companyId, 'appeals');
  return { appealDays: Number(chosen.appealDays), answerDays: Number(chosen.answerDays) };
}

const soFar = (appeals: readonly Appeal[]) => ({
  count: appeals.length,
  isOpenOrAnswered: appeals.some(({ state }) => state !== 'withdrawn'),
});

export async function readOwn(tx: Tx, asking: Asking): Promise<Own> {
  const { companyId, applicationId } = asking;
  const { now } = asking.request;
  const decision = (await toldDecision(tx, asking)) ?? (await pastDecision(tx, asking));
  if (decision === undefined) throw noSuch();
  const appeals = await findAppealsAgainst(tx, decision);
  const { appealDays: days, answerDays } = await readRules(tx, companyId);
  const { toldAt, jobTitle, companyName, jobId } = decision;
  const interviews = await listInterviews(tx, { companyId, applicationId });
  const explained = interviews.filter(({ explanations }) => explanations > 0);
  const firstDeciders = await findFirstDeciders(tx, decision);
  const seconds = await findSeconds(tx, { companyId, jobId, firstDeciders });
  const [newest] = appeals;
  return {
    ...{ companyName, applicationID: applicationId, jobTitle, answerDays },
    brand: await brandOf(tx, companyId),
    toldAt: toldAt.toISOString(),
    until: appealUntil(toldAt, days).toISOString(),
    canAppeal: decision.isTold && canAppeal(soFar(appeals), { toldAt, days, now }),
    isAlone: seconds.length === 0,
    explained: explained.map(shownExplained),
    appeal: newest === undefined ? null : toldOf(newest, { interviews, now }),
  };
}

/** Of an application that goes on since an appeal: what was said and answered stays readable. */
async function pastDecision(tx: Tx, asking: Asking): Promise<Decision | undefined> {
  const past = await findLastAppeal(tx, asking);
  return past?.candidateId === asking.candidateId ? past : undefined;
}

function toldOf(
  appeal: Appeal,
  { interviews, now }: { readonly interviews: readonly Explained[]; readonly now: Date },
): NonNullable<Own['appeal']> {
  const { id: appealID, revision, state, words, answer, filedAt, replyBy, endedAt } = appeal;
  const pointed = interviews.filter(({ scheduleId }) => appeal.scheduleIds.includes(scheduleId));
  return {
    ...{ appealID, revision, state, words, answer },
    ...{ filedAt: filedAt.toISOString(), replyBy: replyBy.toISOString() },
    isOverdue: isAppealOverdue(appeal, now),
    endedAt: endedAt?.toISOString() ?? null,
    explained: pointed.map(shownExplained),
  };
}

export const shownExplained = ({ scheduleId, jobTitle, endedAt, explanations }: Explained) => ({
  ...{ interviewScheduleID: scheduleId, jobTitle, explanations },
  endedAt: endedAt.toISOString(),
});

export async function file(
  tx: Tx,
  telling: Telling,
  {
    asking,
    words,
    scheduleIds,
  }: {
    readonly asking: Asking;
    readonly words: string;
    readonly scheduleIds: readonly number[];
  },
): Promise<void> {
  const { companyId, applicationId } = asking;
  const { now } = asking.request;
  await refuseWhileJoined(tx, asking, now);
  await lockApplications(tx, companyId, [applicationId]);
  const decision = await toldDecision(tx, asking);
  if (decision === undefined) throw noSuch();
  const { toldAt, moveId } = decision;
  const { appealDays: days, answerDays } = await readRules(tx, companyId);
  const against = await findAppealsAgainst(tx, decision);
  if (!canAppeal(soFar(against), { toldAt, days, now })) throw refuse('appeal_closed');
  const own = await listInterviews(tx, { companyId, applicationId });
  const appeal = {
    ...{ companyId, applicationId, moveId, words: words.trim() },
    firstDeciders: await findFirstDeciders(tx, decision),
    scheduleIds: own.map(({ scheduleId }) => scheduleId).filter((id) => scheduleIds.includes(id)),
    ...{ filedAt: now, replyBy: answerBy(now, answerDays) },
  };
  const id = await insertAppeal(tx, appeal);
  const filed = { ...appeal, id };
  await tellCompany(tx, telling, { appeal: filed, whom: decision, what: 'filed', now });
  await mailCandidate(tx, telling, { appeal: filed, whom: decision, kind: 'filed', now });
  await record(tx, asking, 'application.appealed');
}

export async function takeBack(
  tx: Tx,
  asking: Asking,
  { appealID, revision }: { readonly appealID: number; readonly revision: number },
): Promise<void> {
  const { companyId, applicationId } = asking;
  const { now } = asking.request;
  await lockApplications(tx, companyId, [applicationId]);
  const decision = await toldDecision(tx, asking);
  if (decision === undefined) throw noSuch();
  const appeal = (await findAppealsAgainst(tx, decision)).find(({ id }) => id === appealID);
  if (appeal === undefined) throw refuse('not_found', { params: { what: 'appeal' } });
  if (appeal.state !== 'open') throw refuse('appeal_closed');
  if (appeal.revision !== revision) {
    throw refuse('changed_meanwhile', { params: { what: 'appeal' } });
  }
  await endAppeal(tx, appeal, { state: 'withdrawn', endedAt: now });
  await record(tx, asking, 'application.appeal-withdrawn');
}

/** The log says that it happened, and nothing of what: it outlives the application. */
function record(tx: Tx, asking: Asking, action: string): Promise<void> {
  const { companyId, applicationId, accountId, request } = asking;
  const { ip, userAgent, requestId } = request.client;
  const by =
    accountId === null
      ? ({ actorKind: 'candidate' } as const)
      : ({ actorKind: 'account', actorAccountId: accountId } as const);
  return recordAudit(
    tx,
    {
      ...{ companyId, ...by, action, objectKind: 'application', objectId: applicationId },
      ...{ isTheirOwn: true, ip, userAgent: userAgent ?? undefined, requestId },
    },
    request.now,
  );
}
