import { type RawBuilder, sql } from 'kysely';

type Column = RawBuilder<unknown>;

/** The zone that a candidate said last, for a live interview of this company; null where they said none. */
export const candidateZone = (companyId: Column, candidateId: Column) => sql<string | null>`
  select p.candidate_zone
    from appointments p
    join interview_schedules x on x.company_id = p.company_id and x.id = p.schedule_id
   where p.company_id = ${companyId} and x.candidate_id = ${candidateId} and p.candidate_zone is not null
   order by p.schedule_id desc
   limit 1`;
