import type { AppealState } from '@candor/contract/hiring/appeal-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export type Listed = {
  readonly id: number;
  readonly applicationId: number;
  readonly candidateId: number;
  readonly candidateName: string;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly state: AppealState;
  readonly filedAt: Date;
  readonly replyBy: Date;
  readonly firstDeciders: readonly number[];
};

const listed = sql`
  select p.id, p.application_id, p.state, p.filed_at, p.reply_by, p.first_deciders, a.candidate_id, a.job_id,
         coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as candidate_name, j.title as job_title
    from appeals p
    join applications a on a.company_id = p.company_id and a.id = p.application_id
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id`;

export async function listAll(
  tx: Tx,
  {
    companyId,
    show,
    now,
    limit,
    offset,
  }: {
    readonly companyId: number;
    readonly show: 'waiting' | 'overdue' | 'answered' | undefined;
    readonly now: Date;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: Listed[]; readonly total: number }> {
  const shown = {
    waiting: sql`p.ended_at is null`,
    overdue: sql`p.ended_at is null and p.reply_by <= ${now}`,
    answered: sql`p.ended_at is not null`,
    all: sql`true`,
  }[show ?? 'all'];
  const { rows } = await sql<Listed>`
    ${listed} where p.company_id = ${companyId} and ${shown}
     order by p.ended_at is not null, case when p.ended_at is null then p.reply_by end, p.id desc
     limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from appeals p where p.company_id = ${companyId} and ${shown}`.execute(
    tx,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findListed(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<Listed | undefined> {
  const { rows } = await sql<Listed>`
    ${listed} where p.company_id = ${companyId} and p.id = ${id}`.execute(tx);
  return rows[0];
}
