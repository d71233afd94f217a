import type { sameReasons } from '@candor/contract/hiring/candidate-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { nameOfAccount } from './member-store.ts';

export type Suggestion = {
  readonly candidateID: number;
  /** Whom the other one may be. */
  readonly otherID: number;
  readonly name: string;
  readonly email: string;
  readonly reasons: (typeof sameReasons)[number][];
};

/** A number that a whole office gave says little; more than these of one candidate are not read. */
const MOST_OF_ONE = 5;

/**
 * For each of these candidates, at most fifty, who may be the same person. Every branch reads an index by equality
 * (candidates_phone, candidate_files_same_cv, candidate_addresses and its index, the address of a candidate), and
 * stops after a few.
 */
export async function findSamePerson(
  tx: Tx,
  companyId: number,
  candidateIDs: readonly number[],
): Promise<Suggestion[]> {
  if (candidateIDs.length === 0) return [];
  const { rows } = await sql<Suggestion>`
    select c.id as "candidateID", o.id as "otherID", o.email,
           coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.email) as name,
           jsonb_agg(distinct same.reason) as reasons
      from candidates c
      cross join lateral (
        (select p.id, 'phone' as reason from candidates p
          where p.company_id = c.company_id and p.phone_key = c.phone_key and p.id <> c.id limit ${MOST_OF_ONE})
        union all
        (select g.candidate_id, 'cv' from candidate_files f
           join candidate_files g on g.company_id = f.company_id and g.sha256 = f.sha256 and g.kind = 'cv'
                                 and g.removed_at is null and g.candidate_id <> f.candidate_id
           join candidates n on n.company_id = g.company_id and n.id = g.candidate_id
                            and lower(n.first_name || ' ' || n.last_name) = lower(c.first_name || ' ' || c.last_name)
          where f.company_id = c.company_id and f.candidate_id = c.id and f.kind = 'cv' and f.removed_at is null
          limit ${MOST_OF_ONE})
        union all
        (select a.candidate_id, 'email' from candidate_addresses a
          where a.company_id = c.company_id and a.email = c.email and a.candidate_id <> c.id limit ${MOST_OF_ONE})
        union all
        (select e.id, 'email' from candidate_addresses a
           join candidates e on e.company_id = a.company_id and e.email = a.email and e.id <> c.id
          where a.company_id = c.company_id and a.candidate_id = c.id limit ${MOST_OF_ONE})
      ) as same
      join candidates o on o.company_id = c.company_id and o.id = same.id
     where c.company_id = ${companyId} and c.id = any(${candidateIDs})
       and not exists (
         select from candidates_apart x
          where x.company_id = c.company_id and x.first_id = least(c.id, o.id) and x.second_id = greatest(c.id, o.id))
     group by c.id, o.id, o.email, o.first_name, o.last_name
     order by c.id, o.id`.execute(tx);
  return rows;
}

export type MergeRow = {
  readonly mergeID: number;
  readonly name: string;
  readonly mergedAt: Date;
  readonly byName: string;
  readonly undoUntil: Date | null;
};

export async function listMerges(
  tx: Tx,
  { companyId, candidateID, now }: { companyId: number; candidateID: number; now: Date },
): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.id as "mergeID", m.gone_name as name, m.merged_at, ${nameOfAccount} as by_name,
           case when m.record is not null and m.undo_until > ${now} then m.undo_until end as undo_until
      from candidate_merges m join accounts acc on acc.id = m.merged_by
     where m.company_id = ${companyId} and m.kept_id = ${candidateID} and m.undone_at is null
     order by m.id desc limit 50`.execute(tx);
  return rows;
}

/** Who a candidate that is gone became, so that old links lead on. */
export async function findKept(
  tx: Tx,
  companyId: number,
  goneId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('candidateMerges')
    .select('keptId')
    .where('companyId', '=', companyId)
    .where('goneId', '=', goneId)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.keptId;
}

export async function insertApart(
  tx: Tx,
  pair: { companyId: number; candidateID: number; otherID: number; by: number; now: Date },
): Promise<void> {
  const { companyId, candidateID, otherID, by, now } = pair;
  await tx
    .insertInto('candidatesApart')
    .values({
      companyId,
      firstId: Math.min(candidateID, otherID),
      secondId: Math.max(candidateID, otherID),
      ...{ saidBy: by, saidAt: now },
    })
    .onConflict((on) => on.doNothing())
    .execute();
}
