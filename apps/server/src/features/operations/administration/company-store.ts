import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.ts';
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
