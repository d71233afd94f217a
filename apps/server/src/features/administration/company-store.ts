import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.ts';
import { containing, offsetOf, PAGE_ROWS } from './search-rules.ts';

/** All of this needs a super admin's transaction: the database shows the companies to nobody else. */
type Page = {
  readonly search: string;
  readonly page: number;
  /** `waiting`: only those with requests to join that nobody has answered. */
  readonly state: 'all' | 'waiting';
};

/** Requests to join that nobody has answered, one row a company. */
const requests = (tx: Tx) =>
  tx
    .selectFrom('memberships as m')
    .select(({ fn }) => [
      'm.companyId',
      fn.countAll<number>().as('waiting'),
      fn.min<Date>('m.createdAt').as('waitingSince'),
    ])
    .where('m.status', '=', 'pending')
    .groupBy('m.companyId')
    .as('r');

function matching(tx: Tx, { search, state }: Page) {
  const pattern = containing(search);
  const all = tx
    .selectFrom('companies as c')
    .innerJoin('tenants as t', 't.id', 'c.companyId')
    .leftJoin(requests(tx), 'r.companyId', 'c.companyId');
  const companies = state === 'all' ? all : all.where('r.waiting', 'is not', null);
  return pattern === null
    ? companies
    : companies.where(sql<boolean>`lower(c.name) like ${pattern}`);
}

const members = (eb: ExpressionBuilder<DB & { c: DB['companies'] }, 'c'>) =>
  eb
    .selectFrom('memberships as m')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .whereRef('m.companyId', '=', 'c.companyId')
    .where('m.status', '=', 'active');

const domains = (eb: ExpressionBuilder<DB & { c: DB['companies'] }, 'c'>) =>
  eb
    .selectFrom('verifiedDomains as d')
    .select(sql<string[] | null>`array_agg(d.domain order by d.domain)`.as('domains'))
    .whereRef('d.tenantId', '=', 'c.companyId');

export async function listCompanies(tx: Tx, asked: Page) {
  const { total } = await matching(tx, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const companies = await matching(tx, asked)
    .select(['c.companyId', 'c.name', 'c.website', 'c.createdAt'])
    .select(['t.suspendedAt', 't.suspendedBecause', 'r.waiting', 'r.waitingSince'])
    .select((eb) => [members(eb as never).as('members'), domains(eb as never).as('domains')])
    .$if(asked.state === 'waiting', (query) => query.orderBy('r.waitingSince'))
    .orderBy('c.companyId', 'desc')
    .limit(PAGE_ROWS)
    .offset(offsetOf(asked.page))
    .execute();
  return { total, companies };
}

export async function isCompany(tx: Tx, companyId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('tenants')
    .select('id')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives false when it is suspended already. */
export async function markSuspended(
  tx: Tx,
  companyId: number,
  { because, now }: { readonly because: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenants')
    .set({ suspendedAt: now, suspendedBecause: because })
    .where('id', '=', companyId)
    .where('suspendedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives false when it was not suspended. */
export async function markReactivated(tx: Tx, companyId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenants')
    .set({ suspendedAt: null, suspendedBecause: null })
    .where('id', '=', companyId)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Gives who had proved it; null when this company does not have it. */
export async function releaseDomain(
  tx: Tx,
  companyId: number,
  domain: string,
): Promise<number | null> {
  const released = await tx
    .deleteFrom('verifiedDomains')
    .where('domain', '=', domain)
    .where('tenantId', '=', companyId)
    .returning('verifiedBy')
    .executeTakeFirst();
  return released?.verifiedBy ?? null;
}

/** Gives how many; who signs in again afterwards is refused by the company's own state. */
export async function endCompanySessions(tx: Tx, companyId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revokedAt: now, revokedBecause: 'company suspended' })
    .where('companyIdAtLogin', '=', companyId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
