import { CompiledQuery, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Attempt, Ending } from './attempt-rules.ts';

export type AttemptReference = { readonly companyId: number; readonly id: number };

export type StoredAttempt = Attempt &
  AttemptReference & {
    readonly questionCount: number;
    readonly answeredCount: number | null;
  };

const columns = [
  'companyId',
  'id',
  'status',
  'life',
  'startedAt',
  'deadlineAt',
  'endedAt',
  'questionCount',
  'answeredCount',
  'breaksTaken',
  'breakStartedAt',
  'breakEndsAt',
] as const;

/** Which interview it is of, and how it stands. */
export const findEnding = (tx: Tx, companyId: number, attemptId: number) =>
  tx
    .selectFrom('attempts')
    .select(['scheduleId', 'status', 'endedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', attemptId)
    .executeTakeFirst();

/**
 * The attempt of a schedule, locked until COMMIT: answers, page lives, submission and closing take
 * turns. Lock the schedule first where both are needed.
 */
export async function lockAttempt(
  tx: Tx,
  companyId: number,
  scheduleId: number,
): Promise<StoredAttempt | null> {
  const row = await tx
    .selectFrom('attempts')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('scheduleId', '=', scheduleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function lockAttemptById(
  tx: Tx,
  companyId: number,
  attemptId: number,
): Promise<StoredAttempt | null> {
  const row = await tx
    .selectFrom('attempts')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', attemptId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

const readAtOnce = `
  select company_id, id, status, life, started_at, deadline_at, ended_at, question_count, answered_count,
         breaks_taken, break_started_at, break_ends_at
    from attempts where company_id = $1 and schedule_id = $2`;

/** Unlocked and in one round trip: for the clock of every room. */
export async function readAttempt(
  db: Database,
  companyId: number,
  scheduleId: number,
): Promise<StoredAttempt | null> {
  const query = CompiledQuery.raw(readAtOnce, [companyId, scheduleId]);
  const [row] = await db.inCompanyOnce<StoredAttempt>(companyId, query);
  return row ?? null;
}

/** Whether the interview was ever started, over or not. */
export async function hasBegun(
  db: Database,
  { companyId, scheduleId }: { readonly companyId: number; readonly scheduleId: number },
): Promise<boolean> {
  return (await readAttempt(db, companyId, scheduleId)) !== null;
}

/**
 * Ends a running attempt and counts what was answered; null when it had ended before. Lock the attempt
 * in an earlier statement: this one counts the answers that were committed when it begins.
 */
export async function endAttempt(
  tx: Tx,
  { companyId, id }: StoredAttempt,
  ending: Ending,
): Promise<(StoredAttempt & { readonly scheduleId: number }) | null> {
  const row = await tx
    .updateTable('attempts')
    .set({ ...ending, ...countsOf(companyId, id) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', 'in-progress')
    .returning([...columns, 'scheduleId'])
    .executeTakeFirst();
  return row ?? null;
}

/** After an answer of the grace period reached an attempt that was closed already. */
export async function recountAttempt(tx: Tx, { companyId, id }: StoredAttempt): Promise<void> {
  await tx
    .updateTable('attempts')
    .set(countsOf(companyId, id))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

function countsOf(companyId: number, attemptId: number) {
  return {
    answeredCount: sql<number>`(select count(*) from answers
      where company_id = ${companyId} and attempt_id = ${attemptId} and choice is not null)`,
    correctCount: sql<number>`(select count(*) from answers join question_options as option
         on option.company_id = answers.company_id and option.id = answers.choice and option.is_key
      where answers.company_id = ${companyId} and answers.attempt_id = ${attemptId})`,
  };
}

export type NewLife = {
  readonly deviceId: string;
  readonly userAgent: string | null;
  readonly ip: string;
  readonly startedAt: Date;
};

export type NewAttempt = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly termsId: number;
  readonly facialTermsId: number | null;
  readonly facialTermsAcceptedAt: Date | null;
  /** As they were shown; the language is null where nobody knows it. */
  readonly termsText: string;
  readonly termsLanguage: string | null;
  readonly facialTermsText: string | null;
  readonly facialTermsLanguage: string | null;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly questionCount: number;
  /** How long the recording is kept, as the invitation said. */
  readonly toldRecordingDays: number;
  /** Whose law's notice the terms had. */
  readonly toldLaw: string | null;
};

/** The running attempt in its first page life. The schedule must be locked. */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<StoredAttempt> {
  const row = await tx
    .insertInto('attempts')
    .values({ ...attempt, termsAcceptedAt: attempt.startedAt })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row;
}

export async function addLife(
  tx: Tx,
  attempt: AttemptReference,
  { life, details }: { readonly life: number; readonly details: NewLife },
): Promise<void> {
  const { companyId, id: attemptId } = attempt;
  await tx
    .insertInto('attemptLives')
    .values({ companyId, attemptId, life, ...details })
    .execute();
}

/** Takes the attempt over from every earlier page. The attempt must be locked. */
export async function openNextLife(
  tx: Tx,
  attempt: StoredAttempt,
  details: NewLife,
): Promise<StoredAttempt> {
  const life = attempt.life + 1;
  await tx
    .updateTable('attempts')
    .set({ life })
    .where('companyId', '=', attempt.companyId)
    .where('id', '=', attempt.id)
    .execute();
  await addLife(tx, attempt, { life, details });
  return { ...attempt, life };
}

const overdueAtOnce = `
  select id from attempts
   where company_id = $1 and status = 'in-progress' and deadline_at < $2`;

export async function listOverdueAttempts(
  db: Database,
  companyId: number,
  now: Date,
): Promise<number[]> {
  const query = CompiledQuery.raw(overdueAtOnce, [companyId, now]);
  const rows = await db.inCompanyOnce<{ id: number }>(companyId, query);
  return rows.map(({ id }) => id);
}
