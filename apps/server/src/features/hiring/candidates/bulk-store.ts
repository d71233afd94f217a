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

/** What an export says beside the list's own columns. */
export async function findContacts(
  tx: Tx,
  companyId: number,
  candidateIDs: readonly number[],
): Promise<Map<number, { phone: string; source: string; createdAt: Date }>> {
  const { rows } = await sql<{ id: number; phone: string; source: string; createdAt: Date }>`
    select c.id, c.phone, c.source, c.created_at from candidates c
     where c.company_id = ${companyId} and c.id = any(${candidateIDs})`.execute(tx);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}
