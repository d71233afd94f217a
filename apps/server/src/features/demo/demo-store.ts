import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

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

export async function addTenant(db: Database): Promise<number> {
  const { id } = await db.global((tx) =>
    tx.insertInto('tenants').defaultValues().returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}

export async function limitToFirstJob(tx: Tx, companyId: number, accountId: number): Promise<void> {
  await sql`
    update memberships set job_ids = array[(select min(id) from jobs where company_id = ${companyId})]
     where company_id = ${companyId} and account_id = ${accountId}`.execute(tx);
}

type Company = {
  readonly companyId: number;
  readonly name: string;
  readonly slug: string;
  readonly website: string;
  readonly industry: string;
  readonly size: string;
  readonly country: string;
  readonly city: string;
};

export async function addCompany(tx: Tx, company: Company): Promise<void> {
  await tx.insertInto('companies').values(company).execute();
}

/** By which anybody sees, and finds, that these candidates are invented. */
export const CROWD_TAG = 'sample';

export async function addCandidate(
  tx: Tx,
  candidate: { companyId: number; email: string; firstName: string; lastName: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('candidates')
    .values(candidate)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** The first blueprint again, with all three monitors; adds nothing where there is one already. */
export async function addMonitoredBlueprint(tx: Tx, companyId: number): Promise<void> {
  await sql`
    with added as (
      insert into blueprints (company_id, name, minutes, pass_percent, facial_tracking, voice_tracking,
             keyboard_tracking, record_screen, system_audio, retention_days)
      select company_id, name || ', with monitors', minutes, pass_percent, true, true,
             true, record_screen, system_audio, retention_days
        from blueprints b
       where company_id = ${companyId}
         and not exists (select from blueprints m where m.company_id = ${companyId} and m.facial_tracking)
       order by id limit 1
      returning id)
    insert into blueprint_skills (company_id, blueprint_id, skill_id, position, question_count, difficulty)
    select s.company_id, added.id, s.skill_id, s.position, s.question_count, s.difficulty
      from added, blueprint_skills s
     where s.company_id = ${companyId}
       and s.blueprint_id = (select min(id) from blueprints where company_id = ${companyId})`.execute(
    tx,
  );
}

/** The first job of the company of the transaction, and its first blueprint with monitors or without. */
export async function readOffer(
  tx: Tx,
  facialTracking: boolean,
): Promise<{ jobId: number; blueprintId: number }> {
  const first = (table: 'jobs' | 'blueprints') =>
    tx.selectFrom(table).select('id').orderBy('id').limit(1);
  const job = await first('jobs').executeTakeFirstOrThrow();
  const blueprint = await first('blueprints')
    .where('facialTracking', '=', facialTracking)
    .executeTakeFirstOrThrow();
  return { jobId: job.id, blueprintId: blueprint.id };
}

/** The right option of each question. */
export async function readKeys(
  tx: Tx,
  companyId: number,
  questionIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('questionOptions')
    .select(['questionId', 'id'])
    .where('companyId', '=', companyId)
    .where('questionId', 'in', questionIds)
    .where('isKey', '=', true)
    .execute();
  return new Map(rows.map(({ questionId, id }) => [questionId, id]));
}

/** Gives the accounts that were the demo's until now. */
export async function closeDemoAccounts(tx: Tx, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('accounts')
    .set({ isDemo: false, passwordHash: null, disabledAt: now })
    .where('isDemo', '=', true)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
