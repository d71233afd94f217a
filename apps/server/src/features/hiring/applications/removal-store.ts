import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { forgetDeliveries } from '../../operations/webhooks/index.ts';

type Ids = { readonly companyId: number; readonly ids: readonly number[] };

export type Ended = Ids & {
  /** Whatever state they are in: their person is erased. */
  readonly isErasure: boolean;
};

export const isOver = (isErasure: boolean) =>
  sql`(${isErasure}::boolean or p.status in ('rejected', 'withdrawn'))`;

/**
 * Applications whose interviews are gone, with answers, letter, forms, mails, messages and history. Their CVs and what was
 * sent with messages are marked, unless another application names them or the person agreed to be kept. One that was taken up again since it was found stays,
 * unless its person is erased. Gives how many.
 */
export async function deleteApplications(
  tx: Tx,
  { companyId, ids, isErasure }: Ended,
  at: Date,
): Promise<number> {
  const { rows: gone } = await sql<{ id: number; candidateId: number; files: number[] }>`
    select p.id, p.candidate_id,
           array(select p.cv_file_id where p.cv_file_id is not null
                 union select f.cv_file_id from application_forms f
                  where f.company_id = p.company_id and f.application_id = p.id and f.cv_file_id is not null
                 union select l.file_id from message_threads t
                   join messages m on m.company_id = t.company_id and m.thread_id = t.id
                   join message_files l on l.company_id = m.company_id and l.message_id = m.id
                  where t.company_id = p.company_id and t.application_id = p.id) as files
      from applications p
     where p.company_id = ${companyId} and p.id = any(${ids})
       and ${isOver(isErasure)}
       and not exists (select 1 from candidates c
             where c.company_id = p.company_id and c.id = p.candidate_id and c.held_at is not null)
       and not exists (select 1 from interview_schedules s
             where s.company_id = p.company_id and s.application_id = p.id)
       and not exists (select 1 from application_moves m
             join interview_decisions d on d.company_id = m.company_id and d.move_id = m.id
            where m.company_id = p.company_id and m.application_id = p.id)
       for update of p`.execute(tx);
  if (gone.length === 0) return 0;
  await forgetDeliveries(tx, companyId, { applicationID: gone.map(({ id }) => id) });
  await tx
    .deleteFrom('applications')
    .where('companyId', '=', companyId)
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute();
  await markFiles(tx, { companyId, ids: gone.flatMap(({ files }) => files), at });
  return gone.length;
}

/** Of people without an application or interview, and not held back since. */
export async function markFilesOf(tx: Tx, { companyId, ids }: Ids, at: Date): Promise<void> {
  await sql`
    update candidate_files f set removed_at = ${at}
     where f.company_id = ${companyId} and f.candidate_id = any(${ids}) and f.removed_at is null
       and not exists (select 1 from applications p
             where p.company_id = f.company_id and p.candidate_id = f.candidate_id)
       and not exists (select 1 from interview_schedules s
             where s.company_id = f.company_id and s.candidate_id = f.candidate_id)
       and not exists (select 1 from candidates c
             where c.company_id = f.company_id and c.id = f.candidate_id and c.held_at is not null)`.execute(
    tx,
  );
}

export async function deleteFiles(tx: Tx, { companyId, ids }: Ids): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('candidateFiles')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .where('removedAt', 'is not', null)
    .execute();
}

/** Files that were taken back, by members too, and that nothing names any more: their objects go, then these rows. */
export async function listMarkedFiles(
  tx: Tx,
  companyId: number,
  { after, most }: { readonly after: number; readonly most: number },
) {
  const { rows } = await sql<{ id: number; objectKey: string }>`
    select f.id, f.object_key from candidate_files f
     where f.company_id = ${companyId} and f.removed_at is not null and f.id > ${after}
       and not exists (select 1 from applications p where p.company_id = f.company_id and p.cv_file_id = f.id)
       and not exists (select 1 from application_forms o where o.company_id = f.company_id and o.cv_file_id = f.id)
     order by f.id limit ${most}`.execute(tx);
  return rows;
}

async function markFiles(
  tx: Tx,
  {
    companyId,
    ids,
    at,
  }: { readonly companyId: number; readonly ids: readonly number[]; readonly at: Date },
) {
  await sql`
    update candidate_files f set removed_at = ${at}
     where f.company_id = ${companyId} and f.id = any(${ids}) and f.removed_at is null
       and not exists (select 1 from applications p where p.company_id = f.company_id and p.cv_file_id = f.id)
       and not exists (select 1 from application_forms o where o.company_id = f.company_id and o.cv_file_id = f.id)
       and not exists (select 1 from candidate_consents k
             where k.company_id = f.company_id and k.candidate_id = f.candidate_id
               and k.purpose = 'talent-pool' and k.withdrawn_at is null)`.execute(tx);
}

/** Of people who go. */
export async function deleteConsents(
  tx: Tx,
  companyId: number,
  candidateIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('candidateConsents')
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', [...candidateIds])
    .execute();
}
