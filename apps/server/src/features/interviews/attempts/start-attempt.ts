import { randomInt } from 'node:crypto';
import type { Language } from '@candor/contract/people/language-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import type { RoomTermsType } from '../terms/index.ts';
import { publishEvent } from '../../operations/webhooks/index.ts';
import { deadlineOf, isOverdue, mayStart } from './attempt-rules.ts';
import {
  addLife,
  insertAttempt,
  lockAttempt,
  openNextLife,
  type StoredAttempt,
} from './attempt-store.ts';
import { auditOrigin, type Caller, closeAttempt } from './close-attempt.ts';
import { drawTest } from './draw-attempt.ts';
import type { Invitation } from './invitation-store.ts';
import { type SaidTerms, sayTerms } from './said-terms.ts';
import { storeDrawnQuestions } from './shown-question-store.ts';

export type Entry = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly deviceId: string;
  readonly agreed: {
    readonly Bot: AgreedTerms;
    /** Null where no monitor is on. */
    readonly FacialTracking: AgreedTerms | null;
  };
  readonly caller: Caller;
};

type AgreedTerms = {
  readonly termsId: number;
  /** Left out by a page of before this was asked: it showed English. */
  readonly read: { readonly language: Language; readonly hash: string } | undefined;
};

type Work = { readonly tx: Tx; readonly queue: Queue; readonly now: Date };

/** Before it opens the link is good: for the date, and for a check of the computer. */
export function refuseWhenOver(invitation: Invitation, now: Date): void {
  const may = mayStart(invitation, now);
  if (may === 'closed') throw fail('token_expired', 'Token has expired');
  if (may === 'interview_cancelled') throw fail(may, 'This interview was cancelled.');
}

function refuseUnlessOpen(invitation: Invitation, now: Date): void {
  refuseWhenOver(invitation, now);
  const may = mayStart(invitation, now);
  if (may === 'not_open_yet') throw fail(may, 'This interview is not open yet.');
}

/**
 * Starts the attempt, or takes a running one over into its next page life. The schedule must be locked.
 * An attempt that is over comes back as it is; the caller refuses after COMMIT, because a refusal here
 * would undo the closing.
 */
export async function enterAttempt(
  work: Work,
  invitation: Invitation,
  entry: Entry,
): Promise<StoredAttempt> {
  const { tx, now } = work;
  const attempt = await lockAttempt(tx, entry.companyId, entry.scheduleId);
  if (attempt === null) return await startAttempt(work, invitation, entry);
  if (isOverdue(attempt, now)) {
    const ending = { status: 'timed-out', endedAt: attempt.deadlineAt } as const;
    return await closeAttempt(work, attempt, { ending, caller: null });
  }
  if (attempt.status !== 'in-progress') return attempt;
  return await openNextLife(tx, attempt, lifeOf(entry, now));
}

async function startAttempt(work: Work, invitation: Invitation, entry: Entry) {
  const { tx, queue, now } = work;
  const { companyId, scheduleId } = entry;
  refuseUnlessOpen(invitation, now);
  const { terms, guideline } = await agreedIn(tx, invitation, { ...entry, now });
  const { blueprintId } = invitation;
  const drawn = await drawTest(tx, { companyId, blueprintId }, randomInt);
  if (drawn.length === 0) throw fail('no_questions', 'This interview has no questions yet.');
  const attempt = await insertAttempt(tx, {
    companyId,
    scheduleId,
    termsId: terms.termsId,
    termsText: terms.text,
    termsLanguage: terms.language,
    facialTermsId: guideline?.termsId ?? null,
    facialTermsText: guideline?.text ?? null,
    facialTermsLanguage: guideline?.language ?? null,
    facialTermsAcceptedAt: guideline === null ? null : now,
    startedAt: now,
    deadlineAt: deadlineOf(now, invitation.minutes),
    questionCount: drawn.length,
    toldRecordingDays: invitation.retentionDays,
    toldLaw: invitation.jurisdiction,
  });
  await addLife(tx, attempt, { life: attempt.life, details: lifeOf(entry, now) });
  await storeDrawnQuestions(tx, attempt, drawn);
  const job = { companyId, attemptId: attempt.id };
  await queue.send(tx, { name: 'close-attempt', data: job, startAfter: attempt.deadlineAt });
  const told = { interviewScheduleID: scheduleId };
  await publishEvent(tx, { companyId, now }, { event: 'interview.started', data: told });
  await recordAudit(
    tx,
    {
      ...auditOrigin(entry.caller),
      companyId,
      action: 'attempt.started',
      objectKind: 'attempt',
      objectId: attempt.id,
      after: {
        ...{ scheduleId, deadlineAt: attempt.deadlineAt, questionCount: drawn.length },
        // Which notice the terms had, for whoever has to show it later.
        ...(invitation.jurisdiction !== null && { notice: invitation.jurisdiction }),
        // In a chain that shows tampering: the words that the attempt keeps are those that were agreed to.
        terms: sealOf(terms),
        ...(guideline !== null && { guideline: sealOf(guideline) }),
      },
    },
    now,
  );
  return attempt;
}

/** Asked at the start only: terms published during an interview must not lock its candidate out. */
async function agreedIn(
  tx: Tx,
  invitation: Invitation,
  { agreed, now }: Entry & { readonly now: Date },
) {
  const said = sayAgreed(tx, invitation, now);
  const terms = await said('Bot', agreed.Bot);
  if (agreed.FacialTracking === null && invitation.isFacialTracking) {
    throw fail(
      'facial_terms_required',
      'You must accept the facial tracking terms and conditions to continue with the interview.',
    );
  }
  const guideline =
    agreed.FacialTracking === null ? null : await said('FacialTracking', agreed.FacialTracking);
  return { terms, guideline };
}

/** Said once more: where a setting or the words have changed since they were read, they are asked for anew. */
const sayAgreed =
  (tx: Tx, invitation: Invitation, now: Date) =>
  async (type: RoomTermsType, { termsId, read }: AgreedTerms): Promise<SaidTerms> => {
    const said = await sayTerms(tx, invitation, { type, wanted: read?.language ?? 'en', now });
    const isSame = said?.termsId === termsId && (read === undefined || said.hash === read.hash);
    if (!isSame) throw fail('terms_changed', 'The terms have changed. Please read them again.');
    return said;
  };

const sealOf = ({ version, language, hash }: SaidTerms) => ({ version, language, hash });

function lifeOf({ deviceId, caller }: Entry, startedAt: Date) {
  return { deviceId, userAgent: caller.userAgent, ip: caller.ip, startedAt };
}
