import { type RawBuilder, sql } from 'kysely';

/** Whose work is shown: of the jobs in whose team this account is; null: everybody's. */
export type Whose = { readonly companyId: number; readonly mineOf: number | null };

const mine = ({ companyId, mineOf }: Whose): RawBuilder<unknown> => sql`
  select t.job_id from job_team t
    join memberships m on m.company_id = t.company_id and m.id = t.membership_id
   where t.company_id = ${companyId} and m.account_id = ${mineOf}`;

/** A condition on a column that holds a job's id. */
export const inMine = (column: RawBuilder<unknown>, whose: Whose): RawBuilder<unknown> =>
  whose.mineOf === null ? sql`true` : sql`${column} in (${mine(whose)})`;

/** The same on the attempts of one table. */
export const ofMine = (whose: Whose): RawBuilder<unknown> =>
  whose.mineOf === null
    ? sql`true`
    : sql`schedule_id in (
        select s.id from interview_schedules s
         where s.company_id = ${whose.companyId} and s.job_id in (${mine(whose)}))`;
