import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export const PAGE_SIZE = 50;
const CHOICES_MOST = 200;
/** Enough of the terms to tell two templates apart. */
const BEGINNING = 160;

export type TemplateId = { readonly companyId: number; readonly templateId: number };

type Template = {
  readonly name: string;
  readonly terms: string;
  readonly version: number;
  readonly isRetired: boolean;
};

type TemplateRow = {
  readonly offerTemplateID: number;
  readonly name: string;
  readonly beginning: string;
  readonly changedAt: Date;
  readonly changedBy: string;
};

type Filter = {
  readonly companyId: number;
  readonly search?: string | undefined;
  readonly state: 'active' | 'retired';
  readonly page: number;
};

export async function listTemplates(
  tx: Tx,
  { companyId, search = '', state, page }: Filter,
): Promise<{ rows: TemplateRow[]; total: number }> {
  const conditions = sql`t.company_id = ${companyId}
    and (t.retired_at is not null) = ${state === 'retired'}
    and position(lower(${search.trim()}) in lower(t.name)) > 0`;
  const { rows } = await sql<TemplateRow>`
    select t.id as "offerTemplateID", t.name, left(t.terms, ${BEGINNING}) as beginning, t.changed_at,
           coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '') as changed_by
      from offer_templates t left join accounts a on a.id = t.changed_by
     where ${conditions}
     order by t.changed_at desc, t.id desc
     limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from offer_templates t where ${conditions}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Locked for whoever changes it. */
export async function findTemplate(
  tx: Tx,
  { companyId, templateId }: TemplateId,
  lock: 'for update' | 'read' = 'read',
): Promise<Template | undefined> {
  const query = tx
    .selectFrom('offerTemplates')
    .select(['name', 'terms', 'version', 'retiredAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', templateId);
  const row = await (lock === 'read' ? query : query.forUpdate()).executeTakeFirst();
  if (row === undefined) return undefined;
  const { retiredAt, ...template } = row;
  return { ...template, isRetired: retiredAt !== null };
}

type Written = {
  readonly name: string;
  readonly terms: string;
  readonly accountId: number;
  readonly now: Date;
};

export async function insertTemplate(
  tx: Tx,
  { companyId, name, terms, accountId, now }: Written & { readonly companyId: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('offerTemplates')
    .values({ companyId, name, terms, changedAt: now, changedBy: accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeTemplate(
  tx: Tx,
  given: TemplateId & Written & { readonly version: number },
): Promise<void> {
  const { companyId, templateId, name, terms, version, accountId, now } = given;
  await tx
    .updateTable('offerTemplates')
    .set({ name, terms, version, changedAt: now, changedBy: accountId })
    .where('companyId', '=', companyId)
    .where('id', '=', templateId)
    .execute();
}

export async function setTemplateRetired(
  tx: Tx,
  { companyId, templateId }: TemplateId,
  retiredAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('offerTemplates')
    .set({ retiredAt })
    .where('companyId', '=', companyId)
    .where('id', '=', templateId)
    .execute();
}

export async function listTemplateChoices(
  tx: Tx,
  companyId: number,
): Promise<{ offerTemplateID: number; name: string; terms: string }[]> {
  const { rows } = await sql<{ offerTemplateID: number; name: string; terms: string }>`
    select t.id as "offerTemplateID", t.name, t.terms from offer_templates t
     where t.company_id = ${companyId} and t.retired_at is null
     order by lower(t.name), t.id limit ${CHOICES_MOST}`.execute(tx);
  return rows;
}
