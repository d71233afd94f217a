import type { LiveKind } from '@candor/contract/interviews/appointment-rules';
import type { StatementState } from '@candor/contract/interviews/statement-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type Statement = {
  readonly companyId: number;
  readonly id: number;
  readonly scheduleId: number | null;
  readonly accountId: number | null;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly kind: LiveKind;
  readonly state: StatementState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly minutes: number;
  readonly rate: number;
  readonly currency: string;
  readonly amount: number;
  readonly lateHours: number;
  readonly latePercent: number;
  readonly reason: string;
  readonly reply: string;
  readonly rating: number | null;
  readonly revision: number;
  readonly agreedAt: Date;
  readonly doneAt: Date | null;
  readonly paidAt: Date | null;
  /** In which payout it is, and what it is owed as; null: in none. */
  readonly payoutId: number | null;
  readonly owedAs: 'done' | 'cancelled' | null;
};

const columns = sql`t.company_id, t.id, t.schedule_id, t.account_id, t.company_name, t.job_title, t.kind, t.state, t.starts_at,
  t.ends_at, t.minutes, t.rate, t.currency, t.amount, t.late_hours, t.late_percent, t.reason, t.reply, t.rating,
  t.revision, t.agreed_at, t.done_at, t.paid_at, t.payout_id, t.owed_as`;

/** Locked: of an interview, those of everybody who agreed to a seat of it. */
export async function lockOfInterview(
  tx: Tx,
  { companyId, scheduleId }: { readonly companyId: number; readonly scheduleId: number },
): Promise<Statement[]> {
  const { rows } = await sql<Statement>`
    select ${columns} from interviewer_statements t
     where t.company_id = ${companyId} and t.schedule_id = ${scheduleId} order by t.id for update`.execute(
    tx,
  );
  return rows;
}

export async function lockStatement(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<Statement | undefined> {
  const { rows } = await sql<Statement>`
    select ${columns} from interviewer_statements t
     where t.company_id = ${companyId} and t.id = ${id} for update`.execute(tx);
  return rows[0];
}

export type NewStatement = Pick<
  Statement,
  | 'companyName'
  | 'jobTitle'
  | 'kind'
  | 'startsAt'
  | 'endsAt'
  | 'minutes'
  | 'rate'
  | 'currency'
  | 'amount'
  | 'lateHours'
  | 'latePercent'
> & {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly accountId: number;
  readonly agreedAt: Date;
};

export async function insertStatement(tx: Tx, statement: NewStatement): Promise<void> {
  await tx
    .insertInto('interviewerStatements')
    .values({ ...statement, state: 'agreed' })
    .execute();
}

type Changes = {
  readonly state?: StatementState;
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
  readonly minutes?: number;
  readonly rate?: number;
  readonly currency?: string;
  readonly amount?: number;
  readonly lateHours?: number;
  readonly latePercent?: number;
  readonly reason?: string;
  readonly reply?: string;
  readonly rating?: number | null;
  readonly agreedAt?: Date;
  readonly doneAt?: Date | null;
  readonly settledAt?: Date | null;
};

/** Gives the revision that it has then. */
export async function changeStatement(
  tx: Tx,
  { companyId, id }: Pick<Statement, 'companyId' | 'id'>,
  change: Changes,
): Promise<number> {
  const { revision } = await tx
    .updateTable('interviewerStatements')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export type Asked = {
  readonly state?: StatementState | undefined;
  readonly interviewerID?: number | undefined;
  readonly interviewScheduleID?: number | undefined;
};

const narrowed = ({ state, interviewerID, interviewScheduleID }: Asked) =>
  sql`${state === undefined ? sql`true` : sql`t.state = ${state}`}
      and ${interviewerID === undefined ? sql`true` : sql`t.account_id = ${interviewerID}`}
      and ${interviewScheduleID === undefined ? sql`true` : sql`t.schedule_id = ${interviewScheduleID}`}`;

/** Of a company, or of a person over all companies. */
export type Whose = { readonly companyId: number } | { readonly accountId: number };

const ofWhom = (whose: Whose) =>
  'companyId' in whose
    ? sql`t.company_id = ${whose.companyId}`
    : sql`t.account_id = ${whose.accountId}`;

export type Listed = Statement & { readonly interviewerName: string };

/** The newest first. */
export async function listOf(
  tx: Tx,
  whose: Whose,
  given: { readonly asked: Asked; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: Listed[]; readonly total: number }> {
  const where = sql`from interviewer_statements t left join accounts a on a.id = t.account_id
     where ${ofWhom(whose)} and ${narrowed(given.asked)}`;
  const { rows } = await sql<Listed>`
    select ${columns}, coalesce(trim(a.first_name || ' ' || a.last_name), '') as interviewer_name ${where}
     order by coalesce(t.starts_at, t.agreed_at) desc, t.id desc limit ${given.limit} offset ${given.offset}`.execute(
    tx,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${where}`.execute(tx);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** By currency: what is agreed, what is confirmed and not paid, and what is paid. */
export async function sumsOf(tx: Tx, whose: Whose, asked: Asked) {
  const { rows } = await sql<{ currency: string; open: number; owed: number; paid: number }>`
    select t.currency, coalesce(sum(t.amount) filter (where t.state in ('agreed', 'disputed')), 0)::bigint as open,
           coalesce(sum(t.amount) filter (where t.state in ('done', 'cancelled')), 0)::bigint as owed,
           coalesce(sum(t.amount) filter (where t.state = 'paid'), 0)::bigint as paid
      from interviewer_statements t where ${ofWhom(whose)} and ${narrowed(asked)}
     group by t.currency order by t.currency`.execute(tx);
  return rows;
}

/** What companies thought of this person; undefined: fewer than three of their interviews were rated. */
export async function readRating(
  tx: Tx,
  accountId: number,
): Promise<{ readonly mean: number; readonly count: number } | undefined> {
  const { rows } = await sql<{ mean: number; count: number }>`
    select r.rating::float8 as mean, r.ratings as count from app_interviewer_ratings(array[${accountId}::bigint]) r`.execute(
    tx,
  );
  return rows[0];
}

/** This person's own, whichever company it is of; in a transaction in their name. */
export async function findOwn(
  tx: Tx,
  accountId: number,
  id: number,
): Promise<Pick<Statement, 'companyId' | 'id'> | undefined> {
  return tx
    .selectFrom('interviewerStatements')
    .select(['companyId', 'id'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}
