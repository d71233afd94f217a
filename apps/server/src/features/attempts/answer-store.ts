import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { AnswerFacts, ArrivingAnswer, KeptAnswer } from './answer-rules.ts';
import type { StoredAttempt } from './attempt-store.ts';

export type AnswerTarget = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly attemptQuestionId: number;
};

/**
 * The common answer in one round trip: current life, running interview, a question of it that no earlier
 * life saw, a newer revision. It takes a subset of what `judgeAnswer` calls `write` (a test compares the
 * two over random states) and takes nothing else: no row means "ask the rule". The lock on the attempt
 * makes a submission wait for it, or makes it see the submission.
 */
const saveAtOnce = `
  with attempt as (
    select id, deadline_at from attempts
     where company_id = $1 and schedule_id = $2 and status = 'in-progress' and life = $5
       and deadline_at >= $8
       for no key update
  ), question as (
    select question.id, attempt.id as attempt_id
      from attempt join attempt_questions as question
        on question.company_id = $1 and question.attempt_id = attempt.id and question.id = $3
     where $4::bigint is null or exists (
       select from question_options as option
        where option.company_id = $1 and option.id = $4
          and option.question_id = question.question_id)
  )
  insert into answers as kept (company_id, attempt_question_id, attempt_id, choice, revision, life,
                               viewed_life, answered_at, received_at)
  select $1, id, attempt_id, $4, $6, $5, $5, $7, $8 from question
      on conflict (company_id, attempt_question_id) do update
     set choice = excluded.choice, revision = excluded.revision, answered_at = excluded.answered_at,
         received_at = excluded.received_at
   where kept.viewed_life = excluded.life and kept.life = excluded.life
     and kept.revision < excluded.revision and excluded.choice is not null
  returning choice, (select deadline_at from attempt)`;

export type SavedAtOnce = { readonly choice: number | null; readonly deadlineAt: Date };

/** Committed when it returns; null when this answer needs the rule. */
export async function trySaveAtOnce(
  db: Database,
  target: AnswerTarget,
  answer: ArrivingAnswer,
  now: Date,
): Promise<SavedAtOnce | null> {
  const { companyId, scheduleId, attemptQuestionId } = target;
  const { choice, life, revision, answeredAt } = answer;
  const values = [
    companyId,
    scheduleId,
    attemptQuestionId,
    choice,
    life,
    revision,
    answeredAt,
    now,
  ];
  const rows = await db.inCompanyOnce<SavedAtOnce>(
    companyId,
    CompiledQuery.raw(saveAtOnce, values),
  );
  return rows[0] ?? null;
}

/** What the rule needs to know. The attempt must be locked, so that it stays true until COMMIT. */
export async function readAnswerFacts(
  tx: Tx,
  attempt: StoredAttempt,
  attemptQuestionId: number,
  answer: ArrivingAnswer,
): Promise<AnswerFacts> {
  const { companyId } = attempt;
  const row = await tx
    .selectFrom('attemptQuestions as question')
    .leftJoin('answers as kept', (join) =>
      join
        .onRef('kept.companyId', '=', 'question.companyId')
        .onRef('kept.attemptQuestionId', '=', 'question.id'),
    )
    .leftJoin('questionOptions as option', (join) =>
      join
        .onRef('option.companyId', '=', 'question.companyId')
        .onRef('option.questionId', '=', 'question.questionId')
        .on('option.id', '=', answer.choice),
    )
    .leftJoin('attemptLives as next', (join) =>
      join
        .onRef('next.companyId', '=', 'question.companyId')
        .onRef('next.attemptId', '=', 'question.attemptId')
        .on('next.life', '=', answer.life + 1),
    )
    .select(['kept.choice', 'kept.life', 'kept.revision', 'kept.viewedLife'])
    .select(['option.id as optionId', 'next.startedAt as nextLifeStartedAt'])
    .where('question.companyId', '=', companyId)
    .where('question.attemptId', '=', attempt.id)
    .where('question.id', '=', attemptQuestionId)
    .executeTakeFirst();
  return {
    attempt,
    kept: row === undefined ? null : keptOf(row),
    nextLifeStartedAt: row?.nextLifeStartedAt ?? null,
    isQuestionOfAttempt: row !== undefined,
    isOptionOfQuestion: row !== undefined && row.optionId !== null,
  };
}

function keptOf(row: {
  choice: number | null;
  life: number | null;
  revision: number | null;
  viewedLife: number | null;
}): KeptAnswer | null {
  const { choice, life, revision, viewedLife } = row;
  if (life === null || revision === null || viewedLife === null) return null;
  return { choice, life, revision, viewedLife };
}

/** An answer of an earlier life moves the first sight of its question back to that life. */
export async function writeAnswer(
  tx: Tx,
  attempt: StoredAttempt,
  attemptQuestionId: number,
  { choice, life, revision, answeredAt }: ArrivingAnswer,
  now: Date,
): Promise<void> {
  const written = { choice, life, revision, answeredAt, receivedAt: now };
  await tx
    .insertInto('answers')
    .values({
      ...written,
      companyId: attempt.companyId,
      attemptId: attempt.id,
      attemptQuestionId,
      viewedLife: life,
    })
    .onConflict((on) =>
      on.columns(['companyId', 'attemptQuestionId']).doUpdateSet((eb) => ({
        ...written,
        viewedLife: eb.fn<number>('least', [eb.ref('answers.viewedLife'), eb.val(life)]),
      })),
    )
    .execute();
}

export async function keepLateAnswer(
  tx: Tx,
  attempt: StoredAttempt,
  attemptQuestionId: number,
  { choice, life, revision, answeredAt }: ArrivingAnswer,
  now: Date,
): Promise<void> {
  const { companyId, id: attemptId } = attempt;
  await tx
    .insertInto('lateAnswers')
    .values({
      companyId,
      attemptId,
      attemptQuestionId,
      choice,
      life,
      revision,
      answeredAt,
      receivedAt: now,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}
