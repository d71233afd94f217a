import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { seesJob } from '../../../platform/database/sees-job.ts';
import { nameOf, type OfferId } from './offer-store.ts';

const MEMBERS_MOST = 1000;

export type Approval = {
  readonly position: number;
  readonly accountId: number;
  /** Null: they have left the company, or may not see the job any more. */
  readonly membershipId: number | null;
  readonly name: string;
  readonly email: string;
  readonly askedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly outcome: 'approved' | 'sent-back' | null;
  readonly reason: string;
};

/** Of a membership `m` with its account `a`: somebody who can sign in and read the offer. */
const maySee = (jobId: RawBuilder<unknown> | number): RawBuilder<boolean> =>
  sql<boolean>`(${seesJob(jobId)} and a.disabled_at is null)`;

/** In the order in which they are asked. */
export async function findApprovals(tx: Tx, { companyId, offerId }: OfferId): Promise<Approval[]> {
  const { rows } = await sql<Approval>`
    select p.position, p.account_id, m.id as membership_id, ${nameOf('a')} as name, a.email, p.asked_at, p.decided_at,
           p.outcome, p.reason
      from offer_approvals p
      join offers o on o.company_id = p.company_id and o.id = p.offer_id
      join applications of_offer on of_offer.company_id = o.company_id and of_offer.id = o.application_id
      join accounts a on a.id = p.account_id
      left join memberships m on m.company_id = p.company_id and m.account_id = p.account_id
           and ${maySee(sql.ref('of_offer.job_id'))}
     where p.company_id = ${companyId} and p.offer_id = ${offerId}
     order by p.position`.execute(tx);
  return rows;
}

/** Nobody of them was asked yet. */
export async function writeApprovers(
  tx: Tx,
  { companyId, offerId }: OfferId,
  accountIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('offerApprovals')
    .where('companyId', '=', companyId)
    .where('offerId', '=', offerId)
    .execute();
  if (accountIds.length === 0) return;
  await tx
    .insertInto('offerApprovals')
    .values(accountIds.map((accountId, position) => ({ companyId, offerId, position, accountId })))
    .execute();
}

type Place = OfferId & { readonly position: number };

export async function noteAsked(
  tx: Tx,
  { companyId, offerId, position }: Place,
  askedAt: Date,
): Promise<void> {
  await tx
    .updateTable('offerApprovals')
    .set({ askedAt })
    .where('companyId', '=', companyId)
    .where('offerId', '=', offerId)
    .where('position', '=', position)
    .execute();
}

export async function noteDecided(
  tx: Tx,
  { companyId, offerId, position }: Place,
  decided: {
    readonly outcome: 'approved' | 'sent-back';
    readonly reason: string;
    readonly decidedAt: Date;
  },
): Promise<void> {
  await tx
    .updateTable('offerApprovals')
    .set(decided)
    .where('companyId', '=', companyId)
    .where('offerId', '=', offerId)
    .where('position', '=', position)
    .execute();
}

export type JobMember = {
  readonly membershipId: number;
  readonly accountId: number;
  readonly name: string;
};

type JobOf = { readonly companyId: number; readonly jobId: number };

/** The accounts of those. */
export async function membersOf(tx: Tx, { companyId, jobId }: JobOf): Promise<ReadonlySet<number>> {
  const members = await listJobMembers(tx, companyId, jobId);
  return new Set(members.map(({ accountId }) => accountId));
}

/** Members who may see this job; who may not could not read what they are to approve. */
export async function listJobMembers(
  tx: Tx,
  companyId: number,
  jobId: number,
): Promise<JobMember[]> {
  const { rows } = await sql<JobMember>`
    select m.id as membership_id, m.account_id, ${nameOf('a')} as name
      from memberships m join accounts a on a.id = m.account_id
     where m.company_id = ${companyId} and ${maySee(jobId)}
     order by lower(${nameOf('a')}), m.id limit ${MEMBERS_MOST}`.execute(tx);
  return rows;
}
