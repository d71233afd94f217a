import {
  chosenOf,
  type SectionName,
  settingSections,
} from '@candor/contract/operations/company-settings';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { SettingRow } from './archive-rows.ts';

type Asked = { readonly companyId: number; readonly after: number };

/** All that was decided, with the key of the logo: there is little of it, so that it is one page. */
export async function readChosen(tx: Tx, { companyId, after }: Asked) {
  if (after > 0) return { rows: [], logoKey: null };
  const { rows } = await sql<{ row: string }>`
    select jsonb_build_object('what', section, 'body', chosen)::text as row
      from company_settings where company_id = ${companyId}
    union all
    select jsonb_build_object('what', 'kept', 'body',
             jsonb_build_object('kind', kind, 'days', days, 'reason', reason))::text
      from retention_rules where company_id = ${companyId}
    union all
    select jsonb_build_object('what', 'colour', 'body', jsonb_build_object('colour', colour))::text
      from companies where company_id = ${companyId} and colour is not null
    union all
    select jsonb_build_object('what', 'view', 'body',
             jsonb_build_object('list', list, 'name', name, 'query', query))::text
      from list_views where company_id = ${companyId} and is_shared
     order by 1`.execute(tx);
  const company = await tx
    .selectFrom('companies')
    .select('logoKey')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return {
    rows: rows.map(({ row }) => whole(JSON.parse(row) as SettingRow)),
    logoKey: company?.logoKey ?? null,
  };
}

/** A setting that came since a company chose its section is as usual. */
const whole = ({ what, body }: SettingRow): SettingRow =>
  (what in settingSections
    ? { what, body: chosenOf(what as SectionName, body) }
    : { what, body }) as SettingRow;

/** What is decided here: `colour`, `kept recordings`, `view jobs open in bergen`. */
export async function findChosen(tx: Tx, companyId: number): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select section as name from company_settings where company_id = ${companyId}
    union select 'kept ' || kind from retention_rules where company_id = ${companyId}
    union select 'colour' from companies where company_id = ${companyId} and colour is not null
    union select 'logo' from companies where company_id = ${companyId} and logo_key is not null
    union select 'view ' || list || ' ' || lower(trim(name)) from list_views where company_id = ${companyId}`.execute(
    tx,
  );
  return new Set(rows.map(({ name }) => name));
}

/** What candidates see of a company: its colour, and whether there is a logo. */
export async function findFace(tx: Tx, companyId: number) {
  const company = await tx
    .selectFrom('companies')
    .select(['colour', 'logoKey'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return { colour: company?.colour ?? null, hasLogo: (company?.logoKey ?? null) !== null };
}
