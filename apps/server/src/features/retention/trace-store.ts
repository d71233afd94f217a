import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isNamedAfter, type Named, says, typedIn } from './trace-rules.ts';

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

/** What stands about these people outside their own rows. Gives the keys of the mails, whose files go after the commit. */
export async function forgetTraces(
  tx: Tx,
  companyId: number,
  people: readonly Person[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const ids = people.flatMap(({ id, mergedIds }) => [id, ...mergedIds]);
  const addresses = people.flatMap((person) => person.addresses);
  const keys = await forgetMails(tx, companyId, { ids, addresses });
  await forgetNotices(tx, companyId, { ids, people });
  await forgetSearches(tx, companyId, people);
  await forgetDeliveries(tx, companyId, { candidateID: ids });
  await sql`delete from call_invitations where company_id = ${companyId} and email = any(${addresses})`.execute(
    tx,
  );
  // The reply to an invitation, kept for whoever asks again, says who was invited.
  await sql`
    delete from schedule_requests r where r.company_id = ${companyId}
       and exists (select from jsonb_path_query(r.reply, 'strict $.**') as value
                    where jsonb_typeof(value) = 'string' and lower(value #>> '{}') = any(${addresses}))`.execute(
    tx,
  );
  // A merge that was undone lies with the other one, and has a name.
  await sql`delete from candidate_merges where company_id = ${companyId} and gone_id = any(${ids})`.execute(
    tx,
  );
  return keys;
}

/** Our own mails of one company to its candidates; of earlier releases they don't say whom they are about. */
const OURS =
  '^(application-(received|repeated|withdrawn)|planned-mail|interview-mail|recording-share):';

async function forgetMails(
  tx: Tx,
  companyId: number,
  { ids, addresses }: { readonly ids: readonly number[]; readonly addresses: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from mails
     where (about_company_id = ${companyId} and about_candidate_id = any(${ids}))
        or (about_candidate_id is null and recipient = any(${addresses}) and key ~ ${OURS + companyId + ':'})
    returning key`.execute(tx);
  return rows.map(({ key }) => key);
}

async function forgetNotices(
  tx: Tx,
  companyId: number,
  { ids, people }: { readonly ids: readonly number[]; readonly people: readonly Person[] },
): Promise<void> {
  const fullNames = people
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter((name) => name.length > 2);
  await sql`
    delete from notifications
     where about_company_id = ${companyId} and about_candidate_id = any(${ids})`.execute(tx);
  // Of earlier releases, which don't say whom they are about.
  const { rows } = await sql<{ id: number; said: string }>`
    select n.id, n.title || ' ' || n.body as said from notifications n
     where n.about_candidate_id is null
       and exists (select 1 from memberships m where m.company_id = ${companyId} and m.account_id = n.account_id)
       and exists (select 1 from unnest(${fullNames}::text[]) as name
                    where position(name in n.title || ' ' || n.body) > 0)`.execute(tx);
  const theirs = rows.filter(({ said }) => fullNames.some((name) => says(said, name)));
  if (theirs.length === 0) return;
  await sql`delete from notifications where id = any(${theirs.map(({ id }) => id)})`.execute(tx);
}

/** Saved by anybody of the company, shared or not. */
async function forgetSearches(tx: Tx, companyId: number, people: readonly Person[]): Promise<void> {
  const searches = await tx
    .selectFrom('candidateSearches')
    .select(['id', 'name', 'query'])
    .where('companyId', '=', companyId)
    .execute();
  const theirs = searches.filter(({ name, query }) =>
    people.some((person) => isNamedAfter(name, person) || isNamedAfter(typedIn(query), person)),
  );
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

type Told = 'candidateID' | 'applicationID' | 'interviewScheduleID';

/** What webhooks were told of these, with what receivers answered; what waits is told no more. */
export async function forgetDeliveries(
  tx: Tx,
  companyId: number,
  told: Partial<Record<Told, readonly number[]>>,
): Promise<void> {
  for (const [field, ids] of Object.entries(told)) {
    if (ids.length === 0) continue;
    await sql`
      with gone as (
        delete from webhook_deliveries
         where company_id = ${companyId} and event <> 'candidate.erased'
           and (body::jsonb->'data'->>${field}::text)::bigint = any(${ids}) returning id)
      delete from webhook_outbox o using gone where o.owner_id = ${companyId} and o.delivery_id = gone.id`.execute(
      tx,
    );
  }
}
