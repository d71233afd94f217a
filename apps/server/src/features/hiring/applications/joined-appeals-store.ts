import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type Of = { readonly companyId: number; readonly standsId: number };

/** What a merge made of appeals that waited: which it ended, and who could not answer those that go on. */
export type Settled = {
  readonly ended: readonly number[];
  readonly widened: readonly { readonly id: number; readonly firstDeciders: readonly number[] }[];
};

/**
 * After the appeals of both belong to the one that stands. Where it does not stand rejected, nothing is left to answer:
 * what was asked for is granted, and the candidate told as by the trigger. Of two that wait the newest goes on, for
 * both: nobody who decided either answers it. The other rests as withdrawn, since nobody looked at it.
 */
export async function settleAppeals(
  tx: Tx,
  { companyId, standsId }: Of,
  now: Date,
): Promise<Settled> {
  const { rows: open } = await sql<{ id: number; firstDeciders: number[]; isRejected: boolean }>`
    select p.id, p.first_deciders, a.status = 'rejected' as is_rejected
      from appeals p join applications a on a.company_id = p.company_id and a.id = p.application_id
     where p.company_id = ${companyId} and p.application_id = ${standsId} and p.ended_at is null
     order by p.id desc for update of p`.execute(tx);
  const [newest, ...older] = open;
  if (newest === undefined) return { ended: [], widened: [] };
  const ending = newest.isRejected ? older : open;
  const ended = ending.map(({ id }) => id);
  const state = newest.isRejected ? 'withdrawn' : 'overturned';
  await sql`
    update appeals set state = ${state}, ended_at = ${now}, revision = revision + 1
     where company_id = ${companyId} and id = any(${ended})`.execute(tx);
  if (!newest.isRejected) {
    await sql`
      insert into due_work (kind, subject_id, owner_id, due_at)
      select 'appeal-granted', id, ${companyId}, ${now} from unnest(${ended}::bigint[]) id
      on conflict (kind, subject_id) do nothing`.execute(tx);
  }
  if (!newest.isRejected || older.length === 0) return { ended, widened: [] };
  const deciders = [...new Set(open.flatMap(({ firstDeciders }) => firstDeciders))];
  await sql`
    update appeals set first_deciders = ${deciders}::bigint[]
     where company_id = ${companyId} and id = ${newest.id}`.execute(tx);
  return { ended, widened: [{ id: newest.id, firstDeciders: newest.firstDeciders }] };
}

/** Two of one again: what the merge ended waits again, with its promise; what was answered since stays answered. */
export async function unsettleAppeals(
  tx: Tx,
  companyId: number,
  { ended, widened }: Settled,
): Promise<void> {
  await sql`
    delete from due_work where kind = 'appeal-granted' and subject_id = any(${[...ended]})`.execute(
    tx,
  );
  // Where the application that it went back to stands otherwise there is nothing to answer.
  await sql`
    update appeals p set state = 'open', ended_at = null, revision = revision + 1
      from applications a
     where p.company_id = ${companyId} and p.id = any(${[...ended]}) and a.company_id = p.company_id
       and a.id = p.application_id and a.status = 'rejected'`.execute(tx);
  // A step of its own: a trigger takes the work due away after whatever writes when an appeal ended.
  await sql`
    insert into due_work (kind, subject_id, owner_id, due_at)
    select 'appeal-overdue', id, company_id, reply_by from appeals
     where company_id = ${companyId} and id = any(${[...ended]}) and ended_at is null
    on conflict (kind, subject_id) do update set due_at = excluded.due_at, tries = 0`.execute(tx);
  for (const { id, firstDeciders } of widened) {
    await sql`
      update appeals set first_deciders = ${[...firstDeciders]}::bigint[]
       where company_id = ${companyId} and id = ${id} and ended_at is null`.execute(tx);
  }
}
