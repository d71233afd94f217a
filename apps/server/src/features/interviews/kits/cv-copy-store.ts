import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { LiveId } from './live-kit-store.ts';

/** What of a candidate's CVs is this application's: what it came with, or what a member added since as a CV. */
const isCurrent = sql`(f.id = a.cv_file_id or (f.uploaded_by is not null and f.id > coalesce(a.cv_file_id, 0)))`;

export type CvCopy = {
  readonly fileID: number;
  readonly objectKey: string;
  readonly madeAt: Date;
};

/** The newest blackened copy of what the application came with: a CV that comes later has none until somebody makes it. */
export async function findCopy(
  tx: Tx,
  companyId: number,
  applicationId: number,
): Promise<CvCopy | undefined> {
  const { rows } = await sql<CvCopy>`
    select f.id as "fileID", f.copy_key as "objectKey", f.copied_at as made_at
      from applications a
      join candidate_files f on f.company_id = a.company_id and f.candidate_id = a.candidate_id
     where a.company_id = ${companyId} and a.id = ${applicationId}
       and f.kind = 'cv' and f.removed_at is null and f.copy_key is not null and ${isCurrent}
     order by f.id desc limit 1`.execute(tx);
  return rows[0];
}

export type CvOfInterview = {
  readonly candidateID: number;
  readonly fileID: number | null;
  readonly copy: 'ready' | 'missing' | 'stale';
  readonly hasOutsider: boolean;
};

/** undefined: the interview is about no application. */
export async function findCvOfInterview(
  tx: Tx,
  { companyId, scheduleId }: LiveId,
): Promise<CvOfInterview | undefined> {
  const { rows } = await sql<CvOfInterview>`
    select a.candidate_id as "candidateID",
           (select f.id from candidate_files f
             where f.company_id = a.company_id and f.id = a.cv_file_id and f.removed_at is null) as "fileID",
           case when bool_or(${isCurrent}) then 'ready' when count(f.id) > 0 then 'stale' else 'missing' end as copy,
           exists (select from appointment_seat_people o
                     join appointment_seats t on t.company_id = o.company_id and t.id = o.seat_id
                    where t.company_id = a.company_id and t.schedule_id = ${scheduleId} and o.email is not null) as has_outsider
      from interview_schedules s
      join applications a on a.company_id = s.company_id and a.id = s.application_id
      left join candidate_files f on f.company_id = a.company_id and f.candidate_id = a.candidate_id
            and f.kind = 'cv' and f.removed_at is null and f.copy_key is not null
     where s.company_id = ${companyId} and s.id = ${scheduleId}
     group by a.company_id, a.id`.execute(tx);
  return rows[0];
}
