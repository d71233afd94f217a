import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { lockDocuments } from '../profiles/index.ts';

/**
 * Writes what companies find of this person, from what they say of themselves now; or takes it away where they don't want
 * to be found. In a transaction in their name. Gives whether they are to be found.
 */
export async function refreshCard(
  tx: Tx,
  { accountId, now }: { readonly accountId: number; readonly now: Date },
): Promise<boolean> {
  await lockDocuments(tx, accountId);
  const { rows } = await sql<{ accountId: number }>`
    insert into interviewer_cards (account_id, headline, about, sample, country, time_zone, rate, currency, skills,
                                   languages, employers, kept_from, working_since, film_key, published_at)
    select o.account_id, i.headline, o.about, o.sample, p.country, p.time_zone, o.rate, o.currency,
           coalesce((select jsonb_agg(jsonb_build_object('name', s.name, 'rating', coalesce(s.rating, 3)) order by s.position)
                       from person_skills s where s.account_id = o.account_id), '[]'),
           coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'level', l.level) order by l.position)
                       from person_languages l where l.account_id = o.account_id), '[]'),
           coalesce((select jsonb_agg(e.employer order by e.position)
                       from employments e where e.account_id = o.account_id), '[]'),
           o.kept_from, (select min(e.started) from employments e where e.account_id = o.account_id),
           (select d.object_key from documents d
             where d.account_id = o.account_id and d.kind = 'film' and d.removed_at is null order by d.id desc limit 1),
           ${now}
      from interviewer_offers o
      join people p on p.account_id = o.account_id
      join interviewer_profiles i on i.account_id = o.account_id
     where o.account_id = ${accountId} and o.is_published and i.employment_done_at is not null
    on conflict (account_id) do update set
      headline = excluded.headline, about = excluded.about, sample = excluded.sample, country = excluded.country,
      time_zone = excluded.time_zone, rate = excluded.rate, currency = excluded.currency, skills = excluded.skills,
      languages = excluded.languages, employers = excluded.employers, kept_from = excluded.kept_from,
      working_since = excluded.working_since, film_key = excluded.film_key, published_at = excluded.published_at
    returning account_id`.execute(tx);
  if (rows.length > 0) return true;
  await tx.deleteFrom('interviewerCards').where('accountId', '=', accountId).execute();
  return false;
}
