import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { LinkRef } from '../../interviews/links/index.ts';

type Whose = { readonly companyId: number; readonly candidateId: number };

/** What a candidate of this address has of a company; null: the mail goes to somebody else, such as an interviewer. */
export async function findOrAddPage(
  tx: Tx,
  { companyId, candidateId, email, now }: Whose & { readonly email: string; readonly now: Date },
): Promise<{ pageId: number; companyName: string } | null> {
  const { rows } = await sql<{ companyName: string; pageId: number | null }>`
    select o.name as company_name,
           (select max(p.id) from candidate_pages p
             where p.company_id = c.company_id and p.candidate_id = c.id) as page_id
      from candidates c join companies o on o.company_id = c.company_id
     where c.company_id = ${companyId} and c.id = ${candidateId} and c.email = ${email}`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { companyName } = found;
  if (found.pageId !== null) return { pageId: found.pageId, companyName };
  const { id: pageId } = await tx
    .insertInto('candidatePages')
    .values({ companyId, candidateId, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { pageId, companyName };
}

/** Of a company that is not suspended; by a link that has not ended. */
const livingPage = (tx: Tx, { companyId, tokenHash }: LinkRef, now: Date) =>
  tx
    .selectFrom('links as l')
    .innerJoin('candidatePages as p', (on) =>
      on.onRef('p.companyId', '=', 'l.companyId').onRef('p.id', '=', 'l.pageId'),
    )
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.companyId', '=', 'p.companyId').onRef('c.id', '=', 'p.candidateId'),
    )
    .innerJoin('tenants as t', 't.id', 'l.companyId')
    .where('l.companyId', '=', companyId)
    .where('l.tokenHash', '=', tokenHash)
    .where('l.purpose', '=', 'candidate-page')
    .where('l.revokedAt', 'is', null)
    .where('l.expiresAt', '>', now)
    .where('t.suspendedAt', 'is', null);

export function findLivingPage(tx: Tx, link: LinkRef, now: Date) {
  return livingPage(tx, link, now)
    .select(['p.id as pageId', 'c.id as candidateId', 'c.email', 'c.firstName'])
    .executeTakeFirst();
}

/** Whether everybody could read its career page, now or before its jobs were filled. */
export async function hasPublished(tx: Tx, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from tenants t
     where t.id = ${companyId} and t.suspended_at is null
       and exists (select from jobs where company_id = t.id and status in ('open', 'paused', 'closed'))`.execute(
    tx,
  );
  return rows.length > 0;
}

type Code = {
  readonly companyId: number;
  readonly pageId: number;
  readonly browserHash: string;
  readonly askedKey: string;
  readonly codeHash: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** The code that counts from now on for this page and browser; false where this wish was answered before. */
export async function putCode(tx: Tx, code: Code): Promise<boolean> {
  const { companyId, pageId, browserHash, ...fresh } = code;
  const put = await tx
    .insertInto('candidatePageCodes')
    .values({ companyId, pageId, browserHash, ...fresh })
    .onConflict((on) =>
      on
        .columns(['companyId', 'pageId', 'browserHash'])
        .doUpdateSet({ ...fresh, usedAt: null })
        .where('candidatePageCodes.askedKey', '<>', code.askedKey),
    )
    .returning('pageId')
    .executeTakeFirst();
  return put !== undefined;
}

/** One guarded write: of any number of parallel tries exactly one gets the row. */
export function spendCode(
  tx: Tx,
  { browserHash, codeHash, ...link }: LinkRef & { browserHash: string; codeHash: string },
  now: Date,
) {
  return tx
    .updateTable('candidatePageCodes as k')
    .set({ usedAt: now })
    .where('k.companyId', '=', link.companyId)
    .where('k.pageId', '=', livingPage(tx, link, now).select('p.id'))
    .where('k.email', '=', livingPage(tx, link, now).select('c.email'))
    .where('k.browserHash', '=', browserHash)
    .where('k.codeHash', '=', codeHash)
    .where('k.usedAt', 'is', null)
    .where('k.expiresAt', '>', now)
    .returning(['k.pageId', 'k.email'])
    .executeTakeFirst();
}

export async function insertGrant(
  tx: Tx,
  grant: {
    readonly companyId: number;
    readonly pageId: number;
    readonly browserHash: string;
    readonly email: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx.insertInto('candidatePageGrants').values(grant).execute();
}

export type Grant = NonNullable<Awaited<ReturnType<typeof findGrant>>>;

/**
 * What this browser may open by this link at this moment. Of two records joined each has its page: whoever proved the
 * address of the one that stays gave the code for both.
 */
export function findGrant(
  tx: Tx,
  link: LinkRef,
  { browserHash, now }: { readonly browserHash: string; readonly now: Date },
) {
  return livingPage(tx, link, now)
    .innerJoin('candidatePages as own', (on) =>
      on.onRef('own.companyId', '=', 'c.companyId').onRef('own.candidateId', '=', 'c.id'),
    )
    .innerJoin('candidatePageGrants as g', (on) =>
      on
        .onRef('g.companyId', '=', 'own.companyId')
        .onRef('g.pageId', '=', 'own.id')
        .onRef('g.email', '=', 'c.email'),
    )
    .innerJoin('companies as o', 'o.companyId', 'c.companyId')
    .select(['c.companyId', 'c.id as candidateId', 'c.email', 'c.firstName', 'c.lastName'])
    .select(['o.name as companyName', 'g.id as grantId', 'g.createdAt', 'g.expiresAt'])
    .where('g.browserHash', '=', browserHash)
    .where('g.expiresAt', '>', now)
    .executeTakeFirst();
}

/** For what is given once and lasts: whether the access that it was given for goes on. */
export async function isPageGrantLiving(
  tx: Tx,
  { companyId, grantId }: { readonly companyId: number; readonly grantId: number },
  now: Date,
): Promise<boolean> {
  const grant = await tx
    .selectFrom('candidatePageGrants as g')
    .innerJoin('candidatePages as p', (on) =>
      on.onRef('p.companyId', '=', 'g.companyId').onRef('p.id', '=', 'g.pageId'),
    )
    .innerJoin('candidates as c', (on) =>
      on
        .onRef('c.companyId', '=', 'p.companyId')
        .onRef('c.id', '=', 'p.candidateId')
        .onRef('c.email', '=', 'g.email'),
    )
    .innerJoin('tenants as t', 't.id', 'g.companyId')
    .select('g.id')
    .where('g.companyId', '=', companyId)
    .where('g.id', '=', grantId)
    .where('g.expiresAt', '>', now)
    .where('t.suspendedAt', 'is', null)
    .executeTakeFirst();
  return grant !== undefined;
}

/** Whatever it was let in to in this company. */
export async function endGrants(tx: Tx, companyId: number, browserHash: string): Promise<void> {
  await tx
    .deleteFrom('candidatePageGrants')
    .where('companyId', '=', companyId)
    .where('browserHash', '=', browserHash)
    .execute();
}

/** Codes and access that ended before this instant. */
export async function forgetBefore(tx: Tx, companyId: number, instant: Date): Promise<void> {
  for (const table of ['candidatePageCodes', 'candidatePageGrants'] as const) {
    await tx
      .deleteFrom(table)
      .where('companyId', '=', companyId)
      .where('expiresAt', '<', instant)
      .execute();
  }
}
