import type { Database } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import { type AnswerVerdict, changesClosedScore, judgeAnswer } from './answer-rules.ts';
import {
  type Arrival,
  createSaveAtOnce,
  keepLateAnswer,
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

/** Lock, ask the rule, write: everything that is not the common answer, and every refusal. */
async function saveByRule(
  db: Database,
  { target: { companyId, scheduleId, attemptQuestionId }, answer, now }: Arrival,
): Promise<SavedAnswer> {
  return await db.inCompany(companyId, async (tx) => {
    const attempt = await lockAttempt(tx, companyId, scheduleId);
    if (attempt === null) throw fail('not_started', 'The interview has not started.');
    const facts = await readAnswerFacts(tx, attempt, attemptQuestionId, answer);
    const verdict = judgeAnswer(answer, facts, now);
    const refusal = refusals[verdict];
    if (refusal !== undefined) throw fail(verdict, refusal);
    const { deadlineAt } = attempt;
    if (verdict === 'write') {
      await writeAnswer(tx, attempt, attemptQuestionId, answer, now);
      if (changesClosedScore(attempt)) await recountAttempt(tx, attempt);
      return { outcome: 'accepted', choice: answer.choice, deadlineAt };
    }
    if (verdict === 'late') await keepLateAnswer(tx, attempt, attemptQuestionId, answer, now);
    const outcome = verdict === 'keep' ? 'accepted' : 'late';
    return { outcome, choice: facts.kept?.choice ?? null, deadlineAt };
  });
}
