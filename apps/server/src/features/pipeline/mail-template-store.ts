import type { TemplateKind } from '@candor/contract/pipeline-rules';
import type { Tx } from '../../platform/database/database.ts';
import { defaultTemplates, type TemplateWords } from './default-words-rules.ts';
import { lockWords } from './words-lock-store.ts';

export type MailTemplate = TemplateWords & { readonly templateID: number | null };

/** The company's own, and of the kinds that it never saved those that everybody starts with. */
export async function findTemplates(
  tx: Tx,
  companyId: number,
  kind?: TemplateKind,
): Promise<MailTemplate[]> {
  const rows = await tx
    .selectFrom('mailTemplates')
    .select(['id as templateId', 'kind', 'name', 'subject', 'body'])
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
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

type Saving = {
  readonly kind: TemplateKind;
  readonly templates: readonly Omit<MailTemplate, 'kind'>[];
  readonly accountId: number;
  readonly now: Date;
};

/** Mails that were written with an old one have its words, so nothing needs it any more. */
export async function saveTemplates(
  tx: Tx,
  companyId: number,
  { kind, templates, accountId, now }: Saving,
): Promise<void> {
  await lockWords(tx, companyId);
  await tx
    .updateTable('mailTemplates')
    .set({ archivedAt: now })
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('archivedAt', 'is', null)
    .execute();
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
