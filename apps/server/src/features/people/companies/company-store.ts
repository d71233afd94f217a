import type { Database, Tx } from '../../../platform/database/database.ts';
import { withinCompany } from '../../../platform/database/enter-company.ts';
import { fail } from '../../../platform/http/failure.ts';

export type CompanyProfile = {
  readonly name: string;
  readonly website: string;
  readonly industry: string;
  readonly size: string;
  readonly country: string;
  readonly city: string;
  readonly phone: string;
  readonly description: string;
};

/** The id of a new tenant and its company. The transaction is in no company; `work` is done inside the new one. */
export async function foundCompany(
  tx: Tx,
  company: CompanyProfile & {
    readonly slug: string;
    readonly foundedBy: number;
    readonly now: Date;
  },
  work: (companyId: number) => Promise<void>,
): Promise<number> {
  const { foundedBy, now, ...profile } = company;
  const { id: companyId } = await tx
    .insertInto('tenants')
    .values({ createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await withinCompany(tx, companyId, async () => {
    await tx
      .insertInto('companies')
      .values({ companyId, ...profile, plan: null, createdByAccountId: foundedBy, createdAt: now })
      .execute();
    await work(companyId);
  });
  return companyId;
}

/** The tenant that somebody has proved this domain for. */
export async function findCompanyOfDomain(tx: Tx, domain: string): Promise<number | null> {
  const row = await tx
    .selectFrom('verifiedDomains')
    .select('tenantId')
    .where('domain', '=', domain)
    .executeTakeFirst();
  return row?.tenantId ?? null;
}

/** false when another company was first. */
export async function claimDomain(
  tx: Tx,
  claim: {
    readonly domain: string;
    readonly tenantId: number;
    readonly verifiedBy: number;
    readonly verifiedAt: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('verifiedDomains')
    .values(claim)
    .onConflict((on) => on.column('domain').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The company of the transaction. */
export async function readCompany(tx: Tx, companyId: number) {
  const company = await tx
    .selectFrom('companies')
    .select(['name', 'website', 'industry', 'size', 'country', 'city', 'phone', 'description'])
    .select(['colour', 'logoKey', 'plan'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  const domains = await tx
    .selectFrom('verifiedDomains')
    .select('domain')
    .where('tenantId', '=', companyId)
    .orderBy('domain')
    .execute();
  return company && { ...company, domains: domains.map(({ domain }) => domain) };
}

/** Fails with `not_found` where nobody has filled in a profile. */
export async function existingCompany(tx: Tx, companyId: number) {
  const company = await readCompany(tx, companyId);
  if (company === undefined) throw fail('not_found', 'There is no company profile yet.');
  return company;
}

export async function changeCompany(
  tx: Tx,
  companyId: number,
  change: Partial<CompanyProfile> & {
    readonly logoKey?: string | null;
    readonly colour?: string | null;
    readonly plan?: string | null;
    readonly planChosenAt?: Date;
    readonly updatedAt: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set(change)
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What the shell decides by, for a member of the company of the transaction. */
export async function readCompanyFacts(
  tx: Tx,
  { accountId, companyId }: { readonly accountId: number; readonly companyId: number },
) {
  const company = await tx
    .selectFrom('companies')
    .select(['plan', 'createdByAccountId'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  const membership = await tx
    .selectFrom('memberships')
    .select(['id', 'profileDue'])
    .where('companyId', '=', companyId)
    .where('accountId', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return {
    hasCompanyProfile: company !== undefined,
    isPaymentDone: company !== undefined && company.plan !== null,
    isNewCompanyAdmin: company?.createdByAccountId === accountId,
    userProfileID: membership === undefined || membership.profileDue ? 0 : membership.id,
  };
}

/** How many companies have which plan, for a super admin. */
export async function countByPlan(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('companies')
    .select((of) => ['plan', of.fn.countAll<number>().as('companies')])
    .where('plan', 'is not', null)
    .groupBy('plan')
    .execute();
  return new Map(rows.map(({ plan, companies }) => [plan ?? '', companies]));
}

type AddedCompany = {
  readonly companyId: number;
  readonly name: string;
  readonly slug: string;
  readonly website: string;
  readonly industry: string;
  readonly size: string;
  readonly country: string;
  readonly city: string;
};

export async function addCompany(tx: Tx, company: AddedCompany): Promise<void> {
  await tx.insertInto('companies').values(company).execute();
}

export async function addTenant(db: Database): Promise<number> {
  const { id } = await db.global((tx) =>
    tx.insertInto('tenants').defaultValues().returning('id').executeTakeFirstOrThrow(),
  );
  return id;
}
