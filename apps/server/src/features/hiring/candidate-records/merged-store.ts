import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** A trigger keeps the notes that are searched, for the candidate that a note comes to; not for the one it leaves. */
export async function readNotesAgain(tx: Tx, companyId: number, candidateId: number) {
  await sql`
    update candidates c
       set notes_text = searched_notes(c.company_id, c.id)
     where c.company_id = ${companyId} and c.id = ${candidateId}`.execute(tx);
}

export async function writeRow(
  tx: Tx,
  {
    companyId,
    row,
    now,
  }: { readonly companyId: number; readonly row: { readonly id: number }; readonly now: Date },
): Promise<void> {
  await sql`
    update candidates c
       set account_id = p.account_id, first_name = p.first_name, last_name = p.last_name, email = p.email,
           phone = p.phone, headline = p.headline, city = p.city, country = p.country,
           experience_years = p.experience_years, available_from = p.available_from, skills = p.skills,
           tags = p.tags, links = p.links, language = coalesce(p.language, c.language),
           browser_language = coalesce(p.browser_language, c.browser_language), source = p.source,
           source_detail = coalesce(p.source_detail, ''), created_at = p.created_at,
           last_activity_at = p.last_activity_at, last_score = p.last_score, last_score_at = p.last_score_at,
           held_because = p.held_because, held_at = p.held_at, held_by = p.held_by,
           updated_at = ${now}
      from jsonb_populate_record(null::candidates, ${JSON.stringify(row)}::jsonb) p
     where c.company_id = ${companyId} and c.id = ${row.id}`.execute(tx);
}

export async function removeRow(tx: Tx, companyId: number, candidateId: number): Promise<void> {
  await tx
    .deleteFrom('candidates')
    .where('companyId', '=', companyId)
    .where('id', '=', candidateId)
    .execute();
}
