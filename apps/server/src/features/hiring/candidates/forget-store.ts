import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Search = { readonly name: string; readonly query: string };

/** Searches that anybody of the company saved, shared or not, and that `isAbout` recognises. */
export async function forgetSearches(
  tx: Tx,
  companyId: number,
  isAbout: (search: Search) => boolean,
): Promise<void> {
  const searches = await tx
    .selectFrom('candidateSearches')
    .select(['id', 'name', 'query'])
    .where('companyId', '=', companyId)
    .execute();
  const theirs = searches.filter(isAbout);
  if (theirs.length === 0) return;
  await tx
    .deleteFrom('candidateSearches')
    .where('companyId', '=', companyId)
    .where(
      'id',
      'in',
      theirs.map(({ id }) => id),
    )
    .execute();
}

/** A merge that was undone lies with the other one, and has a name. */
export async function forgetMerges(
  tx: Tx,
  companyId: number,
  goneIds: readonly number[],
): Promise<void> {
  await sql`delete from candidate_merges where company_id = ${companyId} and gone_id = any(${goneIds})`.execute(
    tx,
  );
}
