import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import { type AnswerVerdict, apartAs, changesClosedScore, judgeAnswer } from './answer-rules.ts';
import {
  type Arrival,
  createSaveAtOnce,
  keepApart,
  readAnswerFacts,
  writeAnswer,
} from './answer-store.ts';
import { lockAttempt, recountAttempt } from './attempt-store.ts';

export type SavedAnswer = {
  readonly outcome: 'accepted' | 'late';
  /** The choice that counts, which is not always the one that arrived. */
  readonly choice: number | null;
  readonly deadlineAt: Date;
};

const refusals: Partial<Record<AnswerVerdict, string>> = {
  unknown_question: 'This question is not part of this interview.',
  unknown_option: 'This option does not belong to the question.',
  taken_over: 'The interview continues in another window or on another device.',
  on_break: 'You are on a break. Please end it before you answer.',
  answer_locked: 'This answer cannot be changed!',
};

/** What it gives is stored when it returns. */
export function createAnswerSaver(db: Database): (arrival: Arrival) => Promise<SavedAnswer> {
  const saveAtOnce = createSaveAtOnce(db);
  return async (arrival) => {
    const saved = await saveAtOnce(arrival.target.companyId, arrival);
    if (saved !== null) return { outcome: 'accepted', ...saved };
    return await saveByRule(db, arrival);
  };
}

/**
 * Lock, ask the rule, write: everything that is not the common answer, and every refusal. The refusal
 * is thrown after COMMIT, which keeps apart what the candidate gave.
 */
async function saveByRule(db: Database, arrival: Arrival): Promise<SavedAnswer> {
  const { companyId, scheduleId, attemptQuestionId } = arrival.target;
  const { answer, now } = arrival;
  const { verdict, saved } = await db.inCompany(companyId, async (tx) => {
    const attempt = await lockAttempt(tx, companyId, scheduleId);
    if (attempt === null) throw fail('not_started', 'The interview has not started.');
    const facts = await readAnswerFacts(tx, attempt, { attemptQuestionId, answer });
    const judged = judgeAnswer(answer, facts, now);
    const { deadlineAt } = attempt;
    if (judged === 'write') {
      await writeAnswer(tx, attempt, { attemptQuestionId, answer, now });
      if (changesClosedScore(attempt)) await recountAttempt(tx, attempt);
      const counted = { outcome: 'accepted', choice: answer.choice, deadlineAt } as const;
      return { verdict: judged, saved: counted };
    }
    const reason = apartAs(answer, judged);
    if (reason !== null) await keepApart(tx, attempt, { ...arrival, reason });
    const outcome = judged === 'keep' ? 'accepted' : 'late';
    const kept = { outcome, choice: facts.kept?.choice ?? null, deadlineAt } as const;
    return { verdict: judged, saved: kept };
  });
  const refusal = refusals[verdict];
  if (refusal !== undefined) throw fail(verdict, refusal);
  return saved;
}
