import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Of these, the company's own, locked in one order so that two crowds never wait for each other. */
export async function lockCandidates(
  tx: Tx,
  companyId: number,
  candidateIDs: readonly number[],
): Promise<{ id: number; tags: string[] }[]> {
  return tx
    .selectFrom('candidates')
    .select(['id', 'tags'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...new Set(candidateIDs)])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function findJobStatus(
  tx: Tx,
  companyId: number,
  jobID: number,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('jobs')
    .select('status')
    .where('companyId', '=', companyId)
    .where('id', '=', jobID)
    .executeTakeFirst();
  return row?.status;
}

type Contact = {
  readonly phone: string;
  readonly source: string;
  readonly createdAt: Date;
  /** How the newest one stands that was sent. */
  readonly offer: string | null;
};

/** What an export says beside the list's own columns. */
export async function findContacts(
  tx: Tx,
  companyId: number,
  candidateIDs: readonly number[],
): Promise<Map<number, Contact>> {
  const { rows } = await sql<Contact & { id: number }>`
    select c.id, c.phone, c.source, c.created_at,
           (select o.state from applications a join offers o on o.company_id = a.company_id and o.application_id = a.id
             where a.company_id = c.company_id and a.candidate_id = c.id and o.sent_at is not null
             order by o.id desc limit 1) as offer
      from candidates c
     where c.company_id = ${companyId} and c.id = any(${candidateIDs})`.execute(tx);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}
