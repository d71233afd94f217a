import { type Attempt, GRACE_MS } from './attempt-rules.ts';
import { isGivenOnBreak } from './break-rules.ts';

/** One answer as it arrives. `choice` null: the question was seen, nothing chosen. */
export type ArrivingAnswer = {
  readonly choice: number | null;
  readonly life: number;
  readonly revision: number;
  readonly answeredAt: Date;
};

/** The answer that counts so far; its row exists once the question was seen. */
export type KeptAnswer = {
  readonly choice: number | null;
  readonly life: number;
  readonly revision: number;
  /** Page life in which the question was seen first. */
  readonly viewedLife: number;
};

export type AnswerFacts = {
  readonly attempt: Attempt;
  readonly kept: KeptAnswer | null;
  /** When the page life after the answer's own began; null while there is none. */
  readonly nextLifeStartedAt: Date | null;
  readonly isQuestionOfAttempt: boolean;
  readonly isOptionOfQuestion: boolean;
};

export type AnswerVerdict =
  /** Write it: it counts. */
  | 'write'
  /** It counts or changes nothing; reply with the choice that is kept. */
  | 'keep'
  /** Keep it apart for the reviewer, unscored. */
  | 'late'
  /** Too late, and nothing in it to keep. */
  | 'late-nothing'
  | 'unknown_question'
  | 'unknown_option'
  | 'taken_over'
  | 'on_break'
  | 'answer_locked';

/** What happens to an answer. Decides for the database too: its fast path takes a subset of `write`. */
export function judgeAnswer(answer: ArrivingAnswer, facts: AnswerFacts, now: Date): AnswerVerdict {
  const { attempt, kept } = facts;
  if (!facts.isQuestionOfAttempt) return 'unknown_question';
  if (answer.choice !== null && !facts.isOptionOfQuestion) return 'unknown_option';
  // First of all, so that a reply lost on the way is repeated whatever happened since.
  if (kept !== null && answer.life === kept.life && answer.revision <= kept.revision) return 'keep';
  if (!mayWrite(answer, facts)) return 'taken_over';
  if (isGivenOnBreak(attempt, answer.answeredAt, now)) return 'on_break';
  if (answer.choice === null) return judgeView(answer, facts, now);
  if (isLocked(answer, attempt, kept)) return 'answer_locked';
  return isInTime(answer, attempt, now) ? 'write' : 'late';
}

/** The current page, or an earlier one for what it had queued before the next one began. */
function mayWrite(answer: ArrivingAnswer, { attempt, nextLifeStartedAt }: AnswerFacts): boolean {
  if (answer.life === attempt.life) return true;
  if (answer.life > attempt.life || nextLifeStartedAt === null) return false;
  return answer.answeredAt < nextLifeStartedAt;
}

/** Seeing a question again changes nothing; null never erases a choice. */
function judgeView(answer: ArrivingAnswer, { attempt, kept }: AnswerFacts, now: Date) {
  if (!isInTime(answer, attempt, now)) return 'late-nothing';
  return kept === null ? 'write' : 'keep';
}

/**
 * BQ-4: what was seen in an earlier page life cannot be changed. An answer queued in an earlier life is
 * no change while the question has no acknowledged choice.
 */
function isLocked(answer: ArrivingAnswer, attempt: Attempt, kept: KeptAnswer | null): boolean {
  if (kept === null) return false;
  return answer.life === attempt.life ? kept.viewedLife < answer.life : kept.choice !== null;
}

/** A submission ends everything; the deadline leaves a grace for what was already on its way. */
function isInTime(answer: ArrivingAnswer, attempt: Attempt, now: Date): boolean {
  if (attempt.status === 'submitted') return false;
  if (attempt.status === 'in-progress' && now <= attempt.deadlineAt) return true;
  const latest = attempt.deadlineAt.getTime() + GRACE_MS;
  return answer.answeredAt <= attempt.deadlineAt && now.getTime() <= latest;
}

/** Why an answer is kept apart: shown to the reviewer, never scored. */
export type ApartReason = (typeof apartReasons)[number];
const apartReasons = ['late', 'taken_over', 'answer_locked', 'on_break'] as const;

/** Null where there is nothing to keep: no choice in it, or none of this interview. */
export function apartAs(answer: ArrivingAnswer, verdict: AnswerVerdict): ApartReason | null {
  if (answer.choice === null) return null;
  return apartReasons.find((reason) => reason === verdict) ?? null;
}

/** An answer that moves the score of an attempt that was closed already. */
export function changesClosedScore(attempt: Attempt): boolean {
  return attempt.status !== 'in-progress';
}
