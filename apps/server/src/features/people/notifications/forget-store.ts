import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * What members were told about these candidates. Notices of earlier releases don't say whom they are about: of those
 * that hold one of the names, the ones that `isAbout` recognises go.
 */
export async function forgetNotices(
  tx: Tx,
  companyId: number,
  whose: {
    readonly ids: readonly number[];
    readonly fullNames: readonly string[];
    readonly isAbout: (said: string) => boolean;
  },
): Promise<void> {
  const { ids, fullNames, isAbout } = whose;
  await sql`
    delete from notifications
     where about_company_id = ${companyId} and about_candidate_id = any(${ids})`.execute(tx);
  const { rows } = await sql<{ id: number; said: string }>`
    select n.id, n.title || ' ' || n.body as said from notifications n
     where n.about_candidate_id is null
       and exists (select 1 from memberships m where m.company_id = ${companyId} and m.account_id = n.account_id)
       and exists (select 1 from unnest(${fullNames}::text[]) as name
                    where position(name in n.title || ' ' || n.body) > 0)`.execute(tx);
  const theirs = rows.filter(({ said }) => isAbout(said));
  if (theirs.length === 0) return;
  await sql`delete from notifications where id = any(${theirs.map(({ id }) => id)})`.execute(tx);
}
