import type { LetterKind } from '@candor/contract/hiring/mail-template-rules';
import type { Language } from '@candor/contract/people/language-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { defaultTemplates, defaultWords, type TemplateWords } from './default-words.ts';
import type { Words } from './letters.ts';

export type MailTemplate = TemplateWords & { readonly templateID: number | null };

/** The company's own, and of the kinds that it has none those that everybody starts with. */
export async function findTemplates(
  tx: Tx,
  companyId: number,
  kind?: LetterKind,
): Promise<MailTemplate[]> {
  const rows = await tx
    .selectFrom('mailTemplates')
    .select(['id as templateId', 'kind', 'name', 'subject', 'body'])
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
    .where('kind', '<>', 'message')
    .orderBy('id')
    .execute();
  // Held by a check of the table.
  const own = rows.map(({ templateId, ...words }) => ({
    ...(words as TemplateWords),
    templateID: templateId,
  }));
  const saved = new Set(own.map((template) => template.kind));
  const start = defaultTemplates
    .filter((template) => !saved.has(template.kind))
    .map((template) => ({ ...template, templateID: null }));
  return [...own, ...start].filter((template) => kind === undefined || template.kind === kind);
}

/** The words of a mail that leaves by itself: the company's as it wrote them, else ours in the reader's language. */
export async function findWords(
  tx: Tx,
  companyId: number,
  { kind, language }: { readonly kind: LetterKind; readonly language: Language },
): Promise<Words> {
  const own = await tx
    .selectFrom('mailTemplates')
    .select(['subject', 'body'])
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const words = own ?? defaultWords(kind, language)[0] ?? { subject: '', body: '' };
  return { ...words, language };
}

export type TemplateChange = {
  readonly kind: LetterKind;
  readonly isOwn: boolean;
  readonly changedAt: Date;
  readonly changedBy: string;
};

/** Who changed the words of a kind last, and whether they are the company's own now. */
export async function findChanges(
  tx: Tx,
  companyId: number,
  kind?: LetterKind,
): Promise<TemplateChange[]> {
  const { rows } = await sql<TemplateChange>`
    select distinct on (t.kind) t.kind, t.updated_at as changed_at,
           coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '') as changed_by,
           exists (select from mail_templates o
                    where o.company_id = t.company_id and o.kind = t.kind and o.archived_at is null) as is_own
      from mail_templates t
      left join accounts a on a.id = t.updated_by
     where t.company_id = ${companyId} and t.kind <> 'message'
       and (${kind ?? null}::text is null or t.kind = ${kind ?? null})
     order by t.kind, t.updated_at desc, t.id desc`.execute(tx);
  return rows;
}

type Writing = { readonly accountId: number; readonly now: Date };

type Saving = Writing & {
  readonly kind: LetterKind;
  readonly templates: readonly Omit<MailTemplate, 'kind'>[];
};

/** Mails that were written with an old one have its words, so nothing needs it any more. */
export async function saveTemplates(
  tx: Tx,
  companyId: number,
  { kind, templates, accountId, now }: Saving,
): Promise<void> {
  await archiveTemplates(tx, companyId, { kind, accountId, now });
  const written = { updatedAt: now, updatedBy: accountId };
  for (const { templateID, name, subject, body } of templates) {
    const words = { name, subject, body, ...written };
    const kept = await tx
      .updateTable('mailTemplates')
      .set({ ...words, archivedAt: null })
      .where('companyId', '=', companyId)
      .where('id', '=', templateID ?? 0)
      .where('kind', '=', kind)
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) continue;
    await tx
      .insertInto('mailTemplates')
      .values({ ...words, companyId, kind })
      .execute();
  }
}

export async function archiveTemplates(
  tx: Tx,
  companyId: number,
  { kind, accountId, now }: Writing & { readonly kind: LetterKind },
): Promise<void> {
  await tx
    .updateTable('mailTemplates')
    .set({ archivedAt: now, updatedAt: now, updatedBy: accountId })
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('archivedAt', 'is', null)
    .execute();
}

const PLACE = 28;

/** One at a time writes a company's words, until the transaction ends. */
export async function lockWords(tx: Tx, companyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${String(companyId)}, ${PLACE}))`.execute(
    tx,
  );
}

/** How many of these keys of the post office name a mail. */
export async function countMails(tx: Tx, keys: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('mails')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('key', 'in', [...keys])
    .executeTakeFirstOrThrow();
  return count;
}
