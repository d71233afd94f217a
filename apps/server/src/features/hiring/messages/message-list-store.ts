import type { MessageState } from '@candor/contract/hiring/message-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** More than anybody reads; the newest are there. */
const THREADS_MOST = 100;
const MESSAGES_MOST = 1000;

export type ThreadRow = {
  readonly threadID: number;
  readonly subject: string;
  readonly jobTitle: string | null;
};

/** By their newest message, the newest first. */
export async function listThreads(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select t.id as "threadID", t.subject, j.title as job_title
      from message_threads t
      left join applications a on a.company_id = t.company_id and a.id = t.application_id
      left join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where t.company_id = ${companyId} and t.candidate_id = ${candidateId}
     order by (select max(m.id) from messages m where m.company_id = t.company_id and m.thread_id = t.id) desc nulls last
     limit ${THREADS_MOST}`.execute(tx);
  return rows;
}

export type MessageRow = {
  readonly messageID: number;
  readonly threadId: number;
  readonly state: MessageState;
  readonly byName: string | null;
  readonly body: string;
  readonly writtenAt: Date;
  readonly at: Date;
  readonly problem: string;
  readonly isMailed: boolean;
  readonly fromAddress: string | null;
  readonly isAutomatic: boolean;
  readonly files: readonly {
    readonly fileID: number;
    readonly fileName: string;
    readonly bytes: number;
    readonly isRemoved: boolean;
  }[];
};

/** In the order in which they were written. */
export async function listMessagesOf(
  tx: Tx,
  companyId: number,
  threadIds: readonly number[],
): Promise<MessageRow[]> {
  if (threadIds.length === 0) return [];
  const { rows } = await sql<MessageRow>`
    select * from (
      select m.id as "messageID", m.thread_id, m.state, m.body, m.written_at, m.problem,
             m.mail_id is not null as is_mailed, m.from_address, m.is_automatic,
             coalesce(m.sent_at, m.send_at) as at,
             case when m.written_by is not null then
               coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), w.email) end as by_name,
             coalesce((select jsonb_agg(jsonb_build_object('fileID', f.id, 'fileName', f.file_name, 'bytes', f.bytes,
                                          'isRemoved', f.removed_at is not null) order by f.id)
                         from message_files l
                         join candidate_files f on f.company_id = l.company_id and f.id = l.file_id
                        where l.company_id = m.company_id and l.message_id = m.id), '[]') as files
        from messages m left join accounts w on w.id = m.written_by
       where m.company_id = ${companyId} and m.thread_id = any(${[...threadIds]})
       order by m.id desc limit ${MESSAGES_MOST}) newest
     order by "messageID"`.execute(tx);
  return rows;
}

export async function listApplicationsOf(
  tx: Tx,
  { companyId, candidateId }: { readonly companyId: number; readonly candidateId: number },
) {
  const { rows } = await sql<{ applicationID: number; jobTitle: string }>`
    select a.id as "applicationID", j.title as job_title
      from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and a.candidate_id = ${candidateId}
     order by (a.status = 'active') desc, a.id desc limit ${THREADS_MOST}`.execute(tx);
  return rows;
}

/** Of a thread; what was taken away is as good as none. */
export async function findFileOfThread(
  tx: Tx,
  {
    companyId,
    threadId,
    fileID,
  }: { readonly companyId: number; readonly threadId: number; readonly fileID: number },
): Promise<{ objectKey: string; fileName: string } | undefined> {
  const { rows } = await sql<{ objectKey: string; fileName: string }>`
    select f.object_key, f.file_name
      from messages m
      join message_files l on l.company_id = m.company_id and l.message_id = m.id
      join candidate_files f on f.company_id = l.company_id and f.id = l.file_id
     where m.company_id = ${companyId} and m.thread_id = ${threadId} and f.id = ${fileID} and f.removed_at is null
       and m.state in ('sent', 'failed', 'received')`.execute(tx);
  return rows[0];
}
