import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** A pass mark is weighed by what is new, and its page costs the same whatever the company holds. */
const LOOKED_AT = 2000;
/** Whoever writes tests may not look at interviews: sums of fewer would be people. */
const FEWEST_TOLD = 5;

/** How often each whole percent was reached, in all versions of a test; below a percent is not at it. */
export async function readScores(tx: Tx, companyId: number, familyId: number) {
  const { rows } = await sql<{ percent: number; interviews: number }>`
    select floor(newest.correct_count * 100.0 / newest.question_count)::int as percent,
           count(*)::int as interviews
      from (select a.correct_count, a.question_count
              from attempts a
              join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
             where a.company_id = ${companyId} and a.ended_at is not null
               and a.correct_count is not null and a.question_count > 0 and s.blueprint_id in (
                   select v.id from blueprints v
                    where v.company_id = ${companyId} and coalesce(v.family_id, v.id) = ${familyId})
             order by a.ended_at desc limit ${LOOKED_AT}) newest
     group by 1 order by 1`.execute(tx);
  const all = rows.reduce((sum, { interviews }) => sum + interviews, 0);
  return all < FEWEST_TOLD ? [] : rows;
}
