import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { CROWD_TAG } from '../../hiring/candidate-records/index.ts';
import { watchesAny } from '../../interviews/scheduling/index.ts';

/** The company that the account of this address belongs to, or null. */
export async function findCompanyOf(db: Database, email: string): Promise<number | null> {
  const account = await db.global((tx) =>
    tx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst(),
  );
  if (account === undefined) return null;
  const membership = await db.asAccount(account.id, (tx) =>
    tx
      .selectFrom('memberships')
      .select('companyId')
      .where('accountId', '=', account.id)
      .executeTakeFirst(),
  );
  return membership?.companyId ?? null;
}

/** Of those who were invited one by one: the crowd carries a tag. */
export async function countCandidates(tx: Tx): Promise<number> {
  const { n } = await tx
    .selectFrom('candidates')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where(sql<boolean>`not (${CROWD_TAG} = any (tags))`)
    .executeTakeFirstOrThrow();
  return n;
}

/** The first job of the company of the transaction, and its first blueprint with monitors or without. */
export async function readOffer(
  tx: Tx,
  isMonitored: boolean,
): Promise<{ jobId: number; blueprintId: number }> {
  const first = (table: 'jobs' | 'blueprints') =>
    tx.selectFrom(table).select('id').orderBy('id').limit(1);
  const job = await first('jobs').executeTakeFirstOrThrow();
  const blueprint = await first('blueprints')
    .where(watchesAny('blueprints'), '=', isMonitored)
    .executeTakeFirstOrThrow();
  return { jobId: job.id, blueprintId: blueprint.id };
}

/** The account of a member by their address; null where they were sent away. */
export async function findMemberOf(
  tx: Tx,
  companyId: number,
  email: string,
): Promise<number | null> {
  const member = await tx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.accountId')
    .select('m.accountId')
    .where('m.companyId', '=', companyId)
    .where('a.email', '=', email)
    .executeTakeFirst();
  return member?.accountId ?? null;
}
