import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ConsentRow, MessageRow } from './archive-rows.ts';
import { at, isReal, numbered, type Page, refOf } from './company-store.ts';

export const readConsents = (tx: Tx, { companyId, own, after, until, most }: Page) =>
  numbered<ConsentRow>(
    tx,
    sql`
    select k.id, c.email, ${refOf(own, 'people', 'k.candidate_id')} as person, k.purpose, k.version, k.text,
           ${at('k.given_at')} as given_at, ${at('k.withdrawn_at')} as withdrawn_at
      from candidate_consents k join candidates c on c.company_id = k.company_id and c.id = k.candidate_id
     where k.company_id = ${companyId} and k.id > ${after} and k.candidate_id <= ${until.person}
       and ${isReal('candidate', 'c.id')}
     order by k.id limit ${most}`,
  );

/** What left and what came: nothing that waits to leave, or could not. */
export const readMessages = (tx: Tx, { companyId, own, after, until, most }: Page) =>
  numbered<MessageRow>(
    tx,
    sql`
    select m.id, ${refOf(own, 'messages', 'm.id')} as ref, ${refOf(own, 'threads', 't.id')} as thread, c.email,
           ${refOf(own, 'people', 't.candidate_id')} as person,
           case when j.status <> 'archived' then ${refOf(own, 'jobs', 'j.id')} end as job,
           t.subject, ${at('t.created_at')} as begun_at, m.direction, m.body, ${at('m.sent_at')} as at,
           case when m.written_by is null or exists (
                  select from archive_marks w
                   where w.company_id = m.company_id and w.kind = 'messages' and w.local_id = m.id) then ''
                else coalesce(nullif(trim(concat_ws(' ', w.first_name, w.last_name)), ''), w.email) end as author
      from messages m
      join message_threads t on t.company_id = m.company_id and t.id = m.thread_id
      join candidates c on c.company_id = t.company_id and c.id = t.candidate_id
      left join applications a on a.company_id = t.company_id and a.id = t.application_id
      left join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join accounts w on w.id = m.written_by
     where m.company_id = ${companyId} and m.state in ('sent', 'received') and m.id > ${after}
       and t.candidate_id <= ${until.person} and ${isReal('candidate', 'c.id')}
     order by m.id limit ${most}`,
  );

export async function findConsents(tx: Tx, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('candidateConsents')
    .select(['id', 'candidateId', 'purpose', 'givenAt', 'withdrawnAt'])
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', [...ids])
    .execute();
}

/** What was written with these in the moments that the messages say. */
export async function findMessagesOf(
  tx: Tx,
  companyId: number,
  { ids, moments }: { readonly ids: readonly number[]; readonly moments: readonly Date[] },
) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('messages as m')
    .innerJoin('messageThreads as t', (on) =>
      on.onRef('t.companyId', '=', 'm.companyId').onRef('t.id', '=', 'm.threadId'),
    )
    .select(['t.candidateId', 'm.threadId', 'm.direction', 'm.body', 'm.sentAt'])
    .where('m.companyId', '=', companyId)
    .where('t.candidateId', 'in', [...ids])
    .where('m.sentAt', 'in', [...moments])
    .execute();
}

/** The highest number of a message that was not brought. */
export async function findHighestMessage(tx: Tx, companyId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(m.id), 0)::bigint as id from messages m
     where m.company_id = ${companyId} and not exists (
       select from archive_marks w
        where w.company_id = m.company_id and w.kind = 'messages' and w.local_id = m.id)`.execute(
    tx,
  );
  return rows[0]?.id ?? 0;
}

/** Whose these threads are. */
export async function findThreads(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('messageThreads')
    .select(['id', 'candidateId'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, candidateId }) => [id, candidateId]));
}
