import { type RawBuilder, sql } from 'kysely';
import type { QuestionStatus } from '@candor/contract/interviews/question-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { MOST_LISTED, PAGE_SIZE } from './question-list-store.ts';

export type NewReport = {
  readonly companyId: number;
  readonly questionId: number;
  readonly reportKey: string;
  readonly attemptQuestionId: number | null;
  readonly accountId: number | null;
  readonly text: string;
  readonly createdAt: Date;
};

/** A repeat of the same key changes nothing. */
export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx
    .insertInto('questionReports')
    .values(report)
    .onConflict((on) => on.columns(['companyId', 'reportKey']).doNothing())
    .execute();
}

type Shown = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly attemptQuestionId: number;
};

/** The version that this interview's candidate was shown; undefined for a question of another interview. */
export async function findShownQuestion(tx: Tx, shown: Shown) {
  return tx
    .selectFrom('attemptQuestions as asked')
    .innerJoin('attempts as attempt', (join) =>
      join
        .onRef('attempt.companyId', '=', 'asked.companyId')
        .onRef('attempt.id', '=', 'asked.attemptId'),
    )
    .select(['asked.questionId', 'asked.attemptId'])
    .where('asked.companyId', '=', shown.companyId)
    .where('asked.id', '=', shown.attemptQuestionId)
    .where('attempt.scheduleId', '=', shown.scheduleId)
    .executeTakeFirst();
}

export async function countReportsOf(
  tx: Tx,
  companyId: number,
  attemptId: number,
): Promise<number> {
  const { n } = await tx
    .selectFrom('attemptQuestions as asked')
    .innerJoin('questionReports as report', (join) =>
      join
        .onRef('report.companyId', '=', 'asked.companyId')
        .onRef('report.questionId', '=', 'asked.questionId')
        .onRef('report.attemptQuestionId', '=', 'asked.id'),
    )
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('asked.companyId', '=', companyId)
    .where('asked.attemptId', '=', attemptId)
    .executeTakeFirstOrThrow();
  return n;
}

export type Resolution = 'retired' | 'new-version' | 'no-error';
export type ReportRow = {
  readonly reportID: number;
  readonly questionID: number;
  readonly version: number;
  readonly status: QuestionStatus;
  readonly stem: string;
  readonly skillName: string;
  readonly text: string;
  readonly reporterName: string | null;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly resolution: Resolution | null;
};

export type ReportState = 'open' | 'resolved';

const isIn = (companyId: number, state: ReportState): RawBuilder<unknown> =>
  state === 'open'
    ? sql`r.company_id = ${companyId} and r.resolved_at is null`
    : sql`r.company_id = ${companyId} and r.resolved_at is not null`;

export async function listReports(
  tx: Tx,
  companyId: number,
  { state, page }: { readonly state: ReportState; readonly page: number },
): Promise<ReportRow[]> {
  const order = state === 'open' ? sql`r.created_at, r.id` : sql`r.resolved_at desc, r.id desc`;
  const { rows } = await sql<ReportRow>`
    with page as materialized (
      select r.id, row_number() over (order by ${order}) as place
        from question_reports r where ${isIn(companyId, state)}
       order by ${order} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
    )
    select r.id as "reportID", r.question_id as "questionID", q.version, q.status,
           left(q.stem, 200) as stem, k.name as skill_name, r.text, r.created_at, r.resolved_at,
           r.resolution,
           case when r.account_id is not null then
             coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) end as reporter_name,
           coalesce(nullif(trim(concat_ws(' ', b.first_name, b.last_name)), ''), b.email) as resolved_by
      from page
      join question_reports r on r.company_id = ${companyId} and r.id = page.id
      join questions q on q.company_id = r.company_id and q.id = r.question_id
      join skills k on k.company_id = q.company_id and k.id = q.skill_id
      left join accounts a on a.id = r.account_id
      left join accounts b on b.id = r.resolved_by
     order by page.place`.execute(tx);
  return rows;
}

/** Up to one more than can be listed. */
export async function countReports(tx: Tx, companyId: number, state: ReportState): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select from question_reports r where ${isIn(companyId, state)} limit ${MOST_LISTED + 1}) counted`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

export async function findReport(tx: Tx, companyId: number, reportId: number) {
  return tx
    .selectFrom('questionReports')
    .select(['id', 'questionId', 'resolvedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', reportId)
    .forUpdate()
    .executeTakeFirst();
}

/** Every open report of the version; gives how many. */
export async function closeReports(
  tx: Tx,
  { companyId, questionId }: { readonly companyId: number; readonly questionId: number },
  end: {
    readonly resolution: Resolution;
    readonly resolvedBy: number;
    readonly resolvedAt: Date;
  },
): Promise<number> {
  const rows = await tx
    .updateTable('questionReports')
    .set(end)
    .where('companyId', '=', companyId)
    .where('questionId', '=', questionId)
    .where('resolvedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}
