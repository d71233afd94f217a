import type { AppealState } from '@candor/contract/hiring/appeal-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type Appeal = {
  readonly companyId: number;
  readonly id: number;
  readonly applicationId: number;
  readonly moveId: number;
  readonly firstDeciders: readonly number[];
  readonly state: AppealState;
  readonly revision: number;
  readonly words: string;
  readonly scheduleIds: readonly number[];
  readonly filedAt: Date;
  readonly replyBy: Date;
  readonly answer: string;
  readonly answeredBy: number | null;
  readonly endedAt: Date | null;
};

type Of = { readonly companyId: number; readonly applicationId: number };

const columns = [
  ...(['companyId', 'id', 'applicationId', 'moveId', 'firstDeciders', 'state'] as const),
  ...(['revision', 'words', 'scheduleIds', 'filedAt', 'replyBy', 'answer'] as const),
  ...(['answeredBy', 'endedAt'] as const),
] as const;

export async function findAppeal(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<Appeal | undefined> {
  return tx
    .selectFrom('appeals')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Against one decision, the newest first. */
export async function findAppealsAgainst(
  tx: Tx,
  { companyId, applicationId, moveId }: Of & { readonly moveId: number },
): Promise<Appeal[]> {
  return tx
    .selectFrom('appeals')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('applicationId', '=', applicationId)
    .where('moveId', '=', moveId)
    .orderBy('id', 'desc')
    .execute();
}

/** What an application that was rejected stands by, and whether the candidate knows. */
export type Decision = {
  readonly companyId: number;
  readonly applicationId: number;
  readonly candidateId: number;
  readonly email: string;
  readonly firstName: string;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly isTold: boolean;
  readonly moveId: number;
  /** When it was told: as it was made, or when its letter left. */
  readonly toldAt: Date;
};

/** Of an application that stands rejected; undefined for every other. */
export async function findDecision(
  tx: Tx,
  { companyId, applicationId }: Of,
): Promise<Decision | undefined> {
  const { rows } = await sql<Decision>`
    select a.company_id, a.id as application_id, a.candidate_id, c.email, c.first_name, a.job_id, j.title as job_title,
           o.name as company_name, m.id as move_id,
           not exists (select from planned_mails w where w.company_id = a.company_id and w.application_id = a.id
                          and w.sent_at is null and w.cancelled_at is null) as is_told,
           greatest(m.moved_at, (select max(w.sent_at) from planned_mails w
             where w.company_id = a.company_id and w.application_id = a.id and w.move_id = m.id)) as told_at
      from applications a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join companies o on o.company_id = a.company_id
      join lateral (select id, moved_at from application_moves m
                     where m.company_id = a.company_id and m.application_id = a.id and m.to_status = 'rejected'
                     order by m.id desc limit 1) m on true
     where a.company_id = ${companyId} and a.id = ${applicationId} and a.status = 'rejected'`.execute(
    tx,
  );
  return rows[0];
}

/** Who rejected, and who decided so on an interview of this application. */
export async function findFirstDeciders(
  tx: Tx,
  { companyId, applicationId, moveId }: Pick<Decision, 'companyId' | 'applicationId' | 'moveId'>,
): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    select moved_by as account_id from application_moves
     where company_id = ${companyId} and application_id = ${applicationId} and moved_by is not null
       and (to_status = 'rejected' or id = ${moveId})
    union
    select d.account_id
      from applications a
      join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
       and (s.application_id = a.id or s.job_id = a.job_id)
      join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
      join interview_decisions d on d.company_id = t.company_id and d.attempt_id = t.id and d.decision = 'reject'
     where a.company_id = ${companyId} and a.id = ${applicationId}`.execute(tx);
  return rows.map(({ accountId }) => accountId);
}

export async function insertAppeal(
  tx: Tx,
  {
    firstDeciders,
    scheduleIds,
    ...appeal
  }: Omit<Appeal, 'id' | 'state' | 'revision' | 'answer' | 'answeredBy' | 'endedAt'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('appeals')
    .values({ ...appeal, firstDeciders: [...firstDeciders], scheduleIds: [...scheduleIds] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Behind the lock of its application, which every deed takes first. */
export async function endAppeal(
  tx: Tx,
  { companyId, id }: Pick<Appeal, 'companyId' | 'id'>,
  end: Pick<Appeal, 'state'> &
    Partial<Pick<Appeal, 'answer' | 'answeredBy'>> & { readonly endedAt: Date },
): Promise<void> {
  await tx
    .updateTable('appeals')
    .set((eb) => ({ ...end, revision: eb('revision', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export type Explained = {
  readonly scheduleId: number;
  readonly jobTitle: string;
  readonly endedAt: Date;
  readonly explanations: number;
};

/** The interviews of an application that are over, with how many notes the candidate explained. */
export async function listInterviews(
  tx: Tx,
  { companyId, applicationId }: Of,
): Promise<Explained[]> {
  const { rows } = await sql<Explained>`
    select s.id as schedule_id, j.title as job_title, t.ended_at,
           (select count(*)::int from proctoring_explanations e
             where e.company_id = t.company_id and e.attempt_id = t.id and e.words <> '') as explanations
      from applications a
      join interview_schedules s on s.company_id = a.company_id and s.candidate_id = a.candidate_id
       and (s.application_id = a.id or s.job_id = a.job_id)
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
     where a.company_id = ${companyId} and a.id = ${applicationId} and s.kind = 'bot' and t.ended_at is not null
     order by t.ended_at desc limit 20`.execute(tx);
  return rows;
}

/** The candidate of an appeal, whatever became of the application since. */
export async function findWhom(tx: Tx, { companyId, applicationId }: Of) {
  const { rows } = await sql<
    Pick<Decision, 'candidateId' | 'email' | 'firstName' | 'jobId' | 'jobTitle' | 'companyName'> & {
      readonly isActive: boolean;
    }
  >`
    select a.candidate_id, c.email, c.first_name, a.job_id, j.title as job_title, o.name as company_name,
           a.status = 'active' as is_active
      from applications a
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      join companies o on o.company_id = a.company_id
     where a.company_id = ${companyId} and a.id = ${applicationId}`.execute(tx);
  return rows[0];
}

/** The decision of the newest appeal of an application that stands rejected no longer. */
export async function findLastAppeal(
  tx: Tx,
  { companyId, applicationId }: Of,
): Promise<Decision | undefined> {
  const whom = await findWhom(tx, { companyId, applicationId });
  const last = await tx
    .selectFrom('appeals')
    .innerJoin('applications as a', (on) =>
      on
        .onRef('a.companyId', '=', 'appeals.companyId')
        .onRef('a.id', '=', 'appeals.applicationId')
        .on('a.status', '<>', 'rejected'),
    )
    .innerJoin('applicationMoves as m', (on) =>
      on.onRef('m.companyId', '=', 'appeals.companyId').onRef('m.id', '=', 'appeals.moveId'),
    )
    .select(['appeals.moveId', 'm.movedAt'])
    .where('appeals.companyId', '=', companyId)
    .where('appeals.applicationId', '=', applicationId)
    .orderBy('appeals.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (whom === undefined || last === undefined) return undefined;
  const { moveId, movedAt: toldAt } = last;
  return { companyId, applicationId, ...whom, moveId, toldAt, isTold: false };
}
