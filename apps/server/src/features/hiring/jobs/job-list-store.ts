import type { JobStatus } from '@candor/contract/hiring/job-rules';
import type { Output } from '@candor/contract';
import type { listJobs as endpoint } from '@candor/contract/hiring/jobs';
import { FEW_ROWS } from '@candor/contract/fields';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { memberName } from './job-store.ts';
import { prefixQuery } from './search-rules.ts';

export const PAGE_SIZE = 50;

type Shown = Output<typeof endpoint>['jobs'][number];
export type JobRow = Omit<Shown, 'createdAt' | 'updatedAt' | 'applicants'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type JobSort = 'updated' | 'newest' | 'oldest' | 'title' | 'closing';

export type JobFilter = {
  readonly companyId: number;
  readonly accountId: number;
  readonly search?: string | undefined;
  readonly status?: JobStatus | undefined;
  readonly department?: string | undefined;
  readonly employmentType?: string | undefined;
  readonly workplace?: string | undefined;
};

const order: Record<JobSort, RawBuilder<unknown>> = {
  updated: sql`j.updated_at desc, j.id desc`,
  newest: sql`j.created_at desc, j.id desc`,
  oldest: sql`j.created_at, j.id`,
  title: sql`lower(j.title), j.id`,
  closing: sql`j.closes_on nulls last, j.id`,
};

/** One page. Only ids pass through the sort; owners and interviews are looked up for those of the page. */
export async function listJobs(
  tx: Tx,
  filter: JobFilter,
  { sort, page, isFew }: { readonly sort: JobSort; readonly page: number; readonly isFew: boolean },
): Promise<{ rows: JobRow[]; total: number }> {
  const { companyId, accountId } = filter;
  const { rows } = await sql<JobRow>`
    with page as materialized (
      select j.id, row_number() over (order by ${order[sort]}) as place
        from jobs j where ${conditions(filter)}
       order by ${order[sort]} limit ${isFew ? FEW_ROWS : PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
    )
    select j.id as "jobID", j.title, j.department, coalesce(j.location, '') as location, j.workplace,
           j.employment_type, j.status, coalesce(owner.name, '') as owner_name, j.openings, j.closes_on,
           (select count(*) from interview_schedules s
             where s.company_id = j.company_id and s.job_id = j.id) as interviews,
           j.created_at, j.updated_at,
           coalesce(advert.version < j.version, false) as has_unpublished_changes,
           j.status = 'draft' and j.created_by is not distinct from ${accountId}::bigint as is_own_draft
      from page
      join jobs j on j.company_id = ${companyId} and j.id = page.id
      left join job_adverts advert on advert.job_id = j.id and advert.owner_id = j.company_id
      left join lateral (
        select coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) as name
          from job_team t
          join memberships m on m.company_id = t.company_id and m.id = t.membership_id
          join accounts a on a.id = m.account_id
         where t.company_id = j.company_id and t.job_id = j.id and t.role = 'owner'
         order by t.membership_id limit 1) owner on true
     order by page.place`.execute(tx);
  if (isFew) return { rows, total: rows.length };
  const counted = await sql<{ total: number }>`
    select count(*) as total from jobs j where ${conditions(filter)}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

function conditions(filter: JobFilter): RawBuilder<unknown> {
  const { companyId, search, status, department, employmentType, workplace } = filter;
  const all = [sql`j.company_id = ${companyId}`];
  const words = prefixQuery(search);
  if (words !== null) all.push(sql`j.search @@ to_tsquery('simple', ${words})`);
  if (status !== undefined) all.push(sql`j.status = ${status}`);
  if (department !== undefined) all.push(sql`j.department = ${department}`);
  if (employmentType !== undefined) all.push(sql`j.employment_type = ${employmentType}`);
  if (workplace !== undefined) all.push(sql`j.workplace = ${workplace}`);
  return sql.join(all, sql` and `);
}

/** Colleagues who can be named in a hiring team, and words that the company's jobs use already. */
export async function listChoices(tx: Tx, companyId: number) {
  const members = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select(['m.id', memberName])
    .where('m.companyId', '=', companyId)
    .where('m.status', '=', 'active')
    .orderBy('name')
    .limit(500)
    .execute();
  const words = async (column: string, table: string): Promise<string[]> => {
    const { rows } = await sql<{ word: string }>`
      select ${sql.ref(column)} as word from ${sql.table(table)}
       where company_id = ${companyId} and ${sql.ref(column)} <> ''
       group by 1 order by count(*) desc, 1 limit 100`.execute(tx);
    return rows.map(({ word }) => word);
  };
  return {
    members: members.map(({ id, name }) => ({ membershipID: id, name })),
    departments: await words('department', 'jobs'),
    locations: await words('location', 'jobs'),
    skills: await words('name', 'jobSkills'),
  };
}
