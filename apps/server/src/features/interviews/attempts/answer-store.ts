import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { groupCalls } from '../../../platform/database/group-calls.ts';
import type { AnswerFacts, ApartReason, ArrivingAnswer, KeptAnswer } from './answer-rules.ts';
import type { StoredAttempt } from './attempt-store.ts';

export type AnswerTarget = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly attemptQuestionId: number;
};

/** One answer on its way to the database. */
export type Arrival = {
  readonly target: AnswerTarget;
  readonly answer: ArrivingAnswer;
  readonly now: Date;
};

/**
 * The common answers of one company in one round trip, each: current life, running interview on no break, a question
 * of it that no earlier life saw, a newer revision. It takes a subset of what `judgeAnswer` calls `write`
 * (a test compares the two over random states) and takes nothing else: no row means "ask the rule". The
 * lock on an attempt makes a submission wait for it, or makes it see the submission. An attempt that
 * somebody else holds is skipped, so that neighbours neither wait for it nor deadlock.
 */
const saveAllAtOnce = `
  with given as (
    select * from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::int[], $6::int[],
                         $7::timestamptz[], $8::timestamptz[])
      as given(schedule_id, question_id, choice, life, revision, answered_at, received_at)
  ), running as (
    select given.*, attempt.id as attempt_id, attempt.deadline_at
      from given join attempts as attempt
        on attempt.company_id = $1 and attempt.schedule_id = given.schedule_id
     where attempt.status = 'in-progress' and attempt.life = given.life
       and attempt.deadline_at >= given.received_at
       and (attempt.break_ends_at is null or attempt.break_ends_at <= given.received_at)
       for no key update of attempt skip locked
  ), saved as (
    insert into answers as kept (company_id, attempt_question_id, attempt_id, choice, revision, life,
                                 viewed_life, answered_at, received_at)
    select $1, question.id, running.attempt_id, running.choice, running.revision, running.life,
           running.life, running.answered_at, running.received_at
      from running join attempt_questions as question
        on question.company_id = $1 and question.attempt_id = running.attempt_id
       and question.id = running.question_id
     where running.choice is null or exists (
       select from question_options as option
        where option.company_id = $1 and option.id = running.choice
          and option.question_id = question.question_id)
        on conflict (company_id, attempt_question_id) do update
       set choice = excluded.choice, revision = excluded.revision,
           answered_at = excluded.answered_at, received_at = excluded.received_at
     where kept.viewed_life = excluded.life and kept.life = excluded.life
       and kept.revision < excluded.revision and excluded.choice is not null
    returning attempt_question_id, choice
  )
  select saved.attempt_question_id, saved.choice, running.deadline_at
    from saved join running on running.question_id = saved.attempt_question_id`;

export type SavedAtOnce = { readonly choice: number | null; readonly deadlineAt: Date };

/**
 * Saves the common answer together with others that arrive at the same time (decision 0063). Committed
 * when it returns; null when this answer needs the rule.
 */
export function createSaveAtOnce(
  db: Database,
): (companyId: number, arrival: Arrival) => Promise<SavedAtOnce | null> {
  return groupCalls((companyId, arrivals) => saveTogether(db, companyId, arrivals), {
    most: 200,
    atOnce: 1,
  });
}

async function saveTogether(
  db: Database,
  companyId: number,
  arrivals: readonly Arrival[],
): Promise<(SavedAtOnce | null)[]> {
  // One statement cannot write a row twice: the second answer to a question is left to the rule.
  const first = new Map<number, Arrival>();
  for (const arrival of arrivals) {
    const { attemptQuestionId } = arrival.target;
    if (!first.has(attemptQuestionId)) first.set(attemptQuestionId, arrival);
  }
  const given = [...first.values()];
  const rows = await db.inCompanyOnce<SavedAtOnce & { attemptQuestionId: number }>(
    companyId,
    CompiledQuery.raw(saveAllAtOnce, [
      companyId,
      given.map(({ target }) => target.scheduleId),
      given.map(({ target }) => target.attemptQuestionId),
      given.map(({ answer }) => answer.choice),
      given.map(({ answer }) => answer.life),
      given.map(({ answer }) => answer.revision),
      given.map(({ answer }) => answer.answeredAt.toISOString()),
      given.map(({ now }) => now.toISOString()),
    ]),
  );
  const saved = new Map(rows.map(({ attemptQuestionId, ...row }) => [attemptQuestionId, row]));
  return arrivals.map((arrival) => {
    const { attemptQuestionId } = arrival.target;
    return first.get(attemptQuestionId) === arrival ? (saved.get(attemptQuestionId) ?? null) : null;
  });
}

/** What the rule needs to know. The attempt must be locked, so that it stays true until COMMIT. */
export async function readAnswerFacts(
  tx: Tx,
  attempt: StoredAttempt,
  {
    attemptQuestionId,
    answer,
  }: { readonly attemptQuestionId: number; readonly answer: ArrivingAnswer },
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
  {
    attemptQuestionId,
    answer: { choice, life, revision, answeredAt },
    now,
  }: { readonly attemptQuestionId: number; readonly answer: ArrivingAnswer; readonly now: Date },
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

/** A repeat changes nothing. */
export async function keepApart(
  tx: Tx,
  { companyId, id: attemptId }: StoredAttempt,
  { target, answer, now, reason }: Arrival & { readonly reason: ApartReason },
): Promise<void> {
  const { attemptQuestionId } = target;
  const given = { attemptQuestionId, ...answer, receivedAt: now, reason };
  await tx
    .insertInto('lateAnswers')
    .values({ companyId, attemptId, ...given })
    .onConflict((on) => on.doNothing())
    .execute();
}
