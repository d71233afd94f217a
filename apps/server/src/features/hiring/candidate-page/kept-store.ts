import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { laws } from '../../interviews/recordings/index.ts';

type Whose = { readonly companyId: number; readonly candidateId: number };

export async function readPerson(tx: Tx, { companyId, candidateId }: Whose) {
  return tx
    .selectFrom('candidates')
    .select(['phone', 'city', 'country', 'heldAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
}

const MOST_TAKEN = 50;

/** Interviews by link that are over, the newest first. */
export async function listTaken(tx: Tx, { companyId, candidateId }: Whose) {
  const { rows } = await sql<{ scheduleId: number; jobTitle: string; endedAt: Date }>`
    select s.id as schedule_id, j.title as job_title, t.ended_at
      from interview_schedules s
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      join attempts t on t.company_id = s.company_id and t.schedule_id = s.id
     where s.company_id = ${companyId} and s.candidate_id = ${candidateId} and s.kind = 'bot' and t.ended_at is not null
     order by t.ended_at desc, s.id desc limit ${MOST_TAKEN}`.execute(tx);
  return rows;
}

const MOST_RECORDED = 50;

/** Interviews of which something was recorded, the newest first. */
export async function listRecorded(tx: Tx, { companyId, candidateId }: Whose) {
  const { rows } = await sql<{ scheduleId: number; jobTitle: string; laws: string[] }>`
    select s.id as schedule_id, j.title as job_title, ${laws} as laws
      from interview_schedules s
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
     where s.company_id = ${companyId} and s.candidate_id = ${candidateId}
       and exists (select from recordings r
             join recording_subjects o
               on o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
            where r.company_id = s.company_id and o.schedule_id = s.id)
     order by s.id desc limit ${MOST_RECORDED}`.execute(tx);
  return rows;
}

export type KeptFile = {
  readonly fileId: number;
  readonly fileName: string;
  readonly objectKey: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
  readonly isOwn: boolean;
};

const MOST_FILES = 200;

/** What the candidate sent, and what they were sent with messages; what colleagues keep for themselves is not theirs to read here. */
export async function listFiles(tx: Tx, { companyId, candidateId }: Whose): Promise<KeptFile[]> {
  const { rows } = await sql<KeptFile>`
    select f.id as file_id, f.file_name, f.object_key, f.bytes, f.uploaded_at, f.uploaded_by is null as is_own
      from candidate_files f
     where f.company_id = ${companyId} and f.candidate_id = ${candidateId} and f.removed_at is null
       and not exists (select from message_files o join messages q on q.company_id = o.company_id and q.id = o.message_id
              where o.company_id = f.company_id and o.file_id = f.id and q.from_address is not null)
       and (f.uploaded_by is null or exists (
             select from message_files l join messages m on m.company_id = l.company_id and m.id = l.message_id
              where l.company_id = f.company_id and l.file_id = f.id and m.state = 'sent'))
     order by f.id desc limit ${MOST_FILES}`.execute(tx);
  return rows;
}
