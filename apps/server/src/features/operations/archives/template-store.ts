import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { TemplateRow } from './archive-rows.ts';

type Asked = { readonly companyId: number; readonly after: number };

/**
 * The words and plans that a company wrote for itself: there are few, so that all are one page. As text: the library would
 * give the columns of a JSON value other names.
 */
export async function readTemplates(tx: Tx, { companyId, after }: Asked) {
  if (after > 0) return [];
  const { rows } = await sql<{ row: string }>`
    select jsonb_build_object('what', 'mail', 'body', jsonb_build_object('kind', kind, 'changedAt', null, 'templates',
             jsonb_agg(jsonb_build_object('templateID', null, 'name', name, 'subject', subject, 'body', body) order by id)))::text as row
      from mail_templates where company_id = ${companyId} and archived_at is null and kind <> 'message' group by kind
    union all
    select jsonb_build_object('what', 'message', 'body',
             jsonb_build_object('name', name, 'subject', subject, 'body', body))::text
      from message_templates where company_id = ${companyId}
    union all
    select jsonb_build_object('what', 'offer', 'body', jsonb_build_object('name', name, 'terms', terms))::text
      from offer_templates where company_id = ${companyId} and retired_at is null
    union all
    select jsonb_build_object('what', 'stages', 'body', jsonb_build_object('name', name, 'stages', stages))::text
      from stage_templates where company_id = ${companyId}
    union all
    select jsonb_build_object('what', 'reasons', 'body', jsonb_build_object('reasons',
             jsonb_agg(jsonb_build_object('reasonID', null, 'name', name) order by position, id)))::text
      from rejection_reasons where company_id = ${companyId} and kind = 'company' and archived_at is null
     having count(*) > 0
    union all
    select jsonb_build_object('what', 'kit', 'body', jsonb_build_object('name', k.name, 'content', v.content))::text
      from interview_kits k
      join interview_kit_versions v on v.company_id = k.company_id and v.kit_id = k.id and v.version = k.version
     where k.company_id = ${companyId} and k.retired_at is null
     order by 1`.execute(tx);
  return rows.map(({ row }, at) => ({ id: at + 1, row: JSON.parse(row) as TemplateRow }));
}

/** `what name` of those that are here, in small letters; mails by their kind, and the list of reasons by nothing. */
export async function findTemplateNames(tx: Tx, companyId: number): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select 'mail ' || kind as name from mail_templates where company_id = ${companyId} and archived_at is null
    union select 'message ' || lower(trim(name)) from message_templates where company_id = ${companyId}
    union select 'offer ' || lower(trim(name)) from offer_templates where company_id = ${companyId}
    union select 'stages ' || lower(trim(name)) from stage_templates where company_id = ${companyId}
    union select 'kit ' || lower(trim(name)) from interview_kits where company_id = ${companyId}
    union select 'reasons ' from rejection_reasons
           where company_id = ${companyId} and kind = 'company' and archived_at is null`.execute(
    tx,
  );
  return new Set(rows.map(({ name }) => name));
}
