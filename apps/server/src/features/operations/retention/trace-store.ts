import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Named } from './trace-rules.ts';

export type Person = Named & { readonly id: number; readonly mergedIds: readonly number[] };

/** Candidates as whatever speaks of them may name them, with the numbers of those who were merged into them. */
export async function findPeople(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Person[]> {
  const { rows } = await sql<Omit<Person, 'addresses'> & { email: string; earlier: string[] }>`
    select c.id, c.first_name, c.last_name, c.phone, c.email,
           array(select a.email from candidate_addresses a
                  where a.company_id = c.company_id and a.candidate_id = c.id) as earlier,
           array(select m.gone_id from candidate_merges m
                  where m.company_id = c.company_id and m.kept_id = c.id and m.undone_at is null) as merged_ids
      from candidates c where c.company_id = ${companyId} and c.id = any(${ids})`.execute(tx);
  return rows.map(({ email, earlier, ...row }) => ({ ...row, addresses: [email, ...earlier] }));
}
