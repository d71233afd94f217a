import type * as z from 'zod/mini';
import type { candidateFilter } from '@candor/contract/applicant-fields';
import type { Keywords } from '@candor/contract/keyword-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Word } from './search-sets-store.ts';

export type CandidateFilter = z.output<typeof candidateFilter>;

type Condition = RawBuilder<unknown>;

/** Conditions on the columns of the candidate `s`. */
export function factConditions(filter: CandidateFilter): Condition[] {
  const { experienceMin, experienceMax, country, availableBy } = filter;
  const { scoreMin, scoreMax, activeSince } = filter;
  const all: Condition[] = [];
  if (experienceMin !== undefined) all.push(sql`s.experience_years >= ${experienceMin}`);
  if (experienceMax !== undefined) all.push(sql`s.experience_years <= ${experienceMax}`);
  if (country !== undefined) all.push(sql`s.country = ${country}`);
  if (availableBy !== undefined) all.push(sql`s.available_from <= ${availableBy}::date`);
  if (activeSince !== undefined) {
    all.push(sql`s.last_activity_at >= ${activeSince}::date::timestamp at time zone 'UTC'`);
  }
  if (scoreMin !== undefined || scoreMax !== undefined) {
    const [least, most] = [scoreMin ?? 0, scoreMax ?? 100];
    all.push(
      sql`coalesce(s.last_score, -1::smallint) between ${least}::smallint and ${most}::smallint`,
    );
  }
  return all;
}

/** Keywords, skills, tags and the city as one tree: whole values stand behind their letter (migration 0028). */
export function treeOf(filter: CandidateFilter, keywords: Keywords | null): Keywords | null {
  const { skills = [], skillsMatch = 'all', tags = [], city } = filter;
  const asked = [...new Set(skills.map((skill) => kept('s', skill)))].map(whole);
  const items: Keywords[] = keywords?.kind === 'and' ? [...keywords.items] : [];
  if (keywords !== null && keywords.kind !== 'and') items.push(keywords);
  if (skillsMatch === 'all' || asked.length < 2) items.push(...asked);
  else items.push({ kind: 'or', items: asked });
  items.push(...tags.map((tag) => whole(kept('t', tag))));
  if (city !== undefined) items.push({ kind: 'word', word: kept('c', city), isWhole: false });
  return items.length > 1 ? { kind: 'and', items } : (items[0] ?? null);
}

const whole = (word: string): Word => ({ kind: 'word', word, isWhole: true });

const kept = (letter: 's' | 't' | 'c', value: string): string =>
  `${letter}:${Array.from(value.trim().toLowerCase()).slice(0, 64).join('')}`;

/** A query of the candidates with such an application; null where nothing is asked of one. */
export function applicantsOf(companyId: number, filter: CandidateFilter): Condition | null {
  const { jobID, stageKind, applicationStatus: status } = filter;
  if (jobID === undefined && stageKind === undefined && status === undefined) return null;
  const all: Condition[] = [sql`a.company_id = ${companyId}`];
  if (jobID !== undefined) all.push(sql`a.job_id = ${jobID}`);
  if (status !== undefined) all.push(sql`a.status = ${status}`);
  if (stageKind !== undefined) all.push(sql`st.kind = ${stageKind}`);
  const stages =
    stageKind === undefined
      ? sql``
      : sql`join job_stages st on st.company_id = a.company_id and st.id = a.stage_id and st.job_id = a.job_id`;
  return sql`select a.candidate_id from applications a ${stages} where ${sql.join(all, sql` and `)}`;
}
