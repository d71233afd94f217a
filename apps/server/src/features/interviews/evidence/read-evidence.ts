import type { Output } from '@candor/contract';
import type { listExplanations, openEvidence } from '@candor/contract/interviews/evidence';
import type { Tx } from '../../../platform/database/database.ts';
import { listApplicationsOf } from '../../hiring/applications/index.ts';
import { findExplanations, findPauses, pausesUntil, readReview } from '../proctoring/index.ts';
import { findRoomEvents } from '../review/index.ts';
import { isReplyOpen, saidByFlag } from './evidence-rules.ts';
import type { Taken } from './evidence-store.ts';
import { type Attempt, readFlagNames } from './flag-names.ts';

type Evidence = Output<typeof openEvidence>;
type Explanation = Output<typeof listExplanations>['explanations'][number];

export type Of = {
  readonly companyId: number;
  readonly companyName: string;
  readonly candidateId: number;
  readonly scheduleId: number;
};

/** What the report shows of an interview but for its score, and what the candidate said of it. */
export async function readEvidence(
  tx: Tx,
  { of, taken, now }: { readonly of: Of; readonly taken: Taken; readonly now: Date },
): Promise<Evidence> {
  const { companyId, companyName, scheduleId } = of;
  const { attemptId, jobTitle, startedAt, endedAt, evidenceDeletedAt } = taken;
  const { isSubmitted, minutes, answeredCount, questionCount } = taken;
  const review = await readReview(tx, { companyId, scheduleId }, now);
  const events = await findRoomEvents(tx, { companyId, attemptId, attemptStartedAt: startedAt });
  const pauses = pausesUntil(await findPauses(tx, companyId, attemptId), endedAt);
  return {
    ...{ companyName, jobTitle, isSubmitted, minutes, answeredCount, questionCount, pauses },
    startedAt: startedAt.getTime(),
    endedAt: endedAt.getTime(),
    evidenceDeletedAt: evidenceDeletedAt?.toISOString() ?? null,
    isMonitored: review?.isMonitored ?? false,
    health: review?.health ?? [],
    episodes: (review?.episodes ?? []).map(({ verdict, ...episode }) => ({
      ...episode,
      verdict: verdict && {
        ...{ verdict: verdict.verdict, judgedAt: verdict.judgedAt },
        reason: verdict.isForCandidate ? verdict.reason : null,
      },
    })),
    events: events.map((event) => ({ ...event, occurredAt: event.occurredAt.getTime() })),
    explanations: await readExplanations(tx, { companyId, attemptId, attemptStartedAt: startedAt }),
    isReplyOpen: await readIsOpen(tx, of, { ...taken, now }),
  };
}

export async function readIsOpen(
  tx: Tx,
  whose: Pick<Of, 'companyId' | 'candidateId'>,
  {
    applicationId,
    evidenceDeletedAt,
    now,
  }: Pick<Taken, 'applicationId' | 'evidenceDeletedAt'> & { readonly now: Date },
): Promise<boolean> {
  const applications = await listApplicationsOf(tx, whose, now);
  const own = applications.find(({ applicationID }) => applicationID === applicationId);
  return isReplyOpen(own?.state ?? null, evidenceDeletedAt);
}

export async function readExplanations(tx: Tx, attempt: Attempt): Promise<Explanation[]> {
  const rows = (await findExplanations(tx, attempt)).filter(({ words }) => words !== '');
  if (rows.length === 0) return [];
  const names = await readFlagNames(tx, attempt);
  return saidByFlag(rows, (key) => names.get(key) ?? key).map(({ sentAt, ...said }) => ({
    ...said,
    sentAt: sentAt.toISOString(),
  }));
}
