import type { OfferState } from '@candor/contract/hiring/offer-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { isOpenAt, nameOf } from './offer-store.ts';

/** More than any honest candidate has. */
const MOST = 100;

type Whose = { readonly companyId: number; readonly candidateId: number };

export type ListedOffer = {
  readonly offerID: number;
  readonly applicationID: number;
  readonly jobTitle: string;
  readonly state: OfferState;
  readonly salary: number | null;
  readonly currency: string | null;
  readonly salaryPeriod: string | null;
  readonly changedAt: Date;
  readonly expiresAt: Date | null;
  readonly waitsFor: string | null;
};

export async function listOffersOf(
  tx: Tx,
  { companyId, candidateId }: Whose,
): Promise<ListedOffer[]> {
  const { rows } = await sql<ListedOffer>`
    select o.id as "offerID", o.application_id as "applicationID", j.title as job_title, o.state,
           o.salary, o.currency, o.salary_period, o.changed_at, o.expires_at,
           case when o.state = 'asked' then
             (select ${nameOf('m')} from offer_approvals p join accounts m on m.id = p.account_id
               where p.company_id = o.company_id and p.offer_id = o.id and p.decided_at is null
               order by p.position limit 1) end as waits_for
      from applications a
      join offers o on o.company_id = a.company_id and o.application_id = a.id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and a.candidate_id = ${candidateId}
     order by o.id desc limit ${MOST}`.execute(tx);
  return rows;
}

/** Those that go on, and of which no offer waits. */
export async function listOfferable(
  tx: Tx,
  { companyId, candidateId }: Whose,
  now: Date,
): Promise<{ applicationID: number; jobTitle: string }[]> {
  const { rows } = await sql<{ applicationID: number; jobTitle: string }>`
    select a.id as "applicationID", j.title as job_title
      from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and a.candidate_id = ${candidateId} and a.status = 'active'
       and not exists (select from offers o where o.company_id = a.company_id and o.application_id = a.id
             and ${isOpenAt('o', now)})
     order by a.id desc limit ${MOST}`.execute(tx);
  return rows;
}

/** How many of a job's openings are left, and how many offers for it wait for an answer. */
export async function findRoom(
  tx: Tx,
  { companyId, jobId }: { readonly companyId: number; readonly jobId: number },
  now: Date,
): Promise<{ left: number; waiting: number }> {
  const { rows } = await sql<{ left: number; waiting: number }>`
    select greatest(0, j.openings - (select count(*) from applications a
             where a.company_id = j.company_id and a.job_id = j.id and a.status = 'hired'))::int as left,
           (select count(*) from offers o join applications a on a.company_id = o.company_id and a.id = o.application_id
             where a.company_id = j.company_id and a.job_id = j.id and a.status = 'active'
               and o.state = 'sent' and o.expires_at > ${now})::int as waiting
      from jobs j where j.company_id = ${companyId} and j.id = ${jobId}`.execute(tx);
  return rows[0] ?? { left: 0, waiting: 0 };
}
