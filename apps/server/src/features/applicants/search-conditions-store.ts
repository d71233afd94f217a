import type * as z from 'zod/mini';
import type { candidateFilter } from '@candor/contract/applicant-fields';
import type { Keywords } from '@candor/contract/keyword-rules';
import { type RawBuilder, sql } from 'kysely';

export type CandidateFilter = z.output<typeof candidateFilter>;

type Condition = RawBuilder<unknown>;

/**
 * Everything that a filter asks of the candidate `c`. Words are looked up in candidate_words, whose comparisons
 * row-level security lets an index answer; every value is a parameter.
 */
export function conditionsOf(
  companyId: number,
  filter: CandidateFilter,
  tree: Keywords | null,
): Condition {
  const all: Condition[] = [sql`c.company_id = ${companyId}`];
  if (tree !== null) all.push(...keywordConditions(companyId, tree));
  all.push(...wordConditions(companyId, filter), ...factConditions(filter));
  const application = applicationCondition(companyId, filter);
  if (application !== null) all.push(application);
  return sql.join(all, sql` and `);
}

function factConditions(filter: CandidateFilter): Condition[] {
  const { experienceMin, experienceMax, country, availableBy } = filter;
  const { scoreMin, scoreMax, activeSince } = filter;
  const all: Condition[] = [];
  if (experienceMin !== undefined) all.push(sql`c.experience_years >= ${experienceMin}`);
  if (experienceMax !== undefined) all.push(sql`c.experience_years <= ${experienceMax}`);
  if (country !== undefined) all.push(sql`c.country = ${country}`);
  if (availableBy !== undefined) all.push(sql`c.available_from <= ${availableBy}::date`);
  if (activeSince !== undefined) {
    all.push(sql`c.last_activity_at >= ${activeSince}::date::timestamp at time zone 'UTC'`);
  }
  if (scoreMin !== undefined || scoreMax !== undefined) {
    const [least, most] = [scoreMin ?? 0, scoreMax ?? 100];
    all.push(
      sql`coalesce(c.last_score, -1::smallint) between ${least}::smallint and ${most}::smallint`,
    );
  }
  return all;
}

/** Skills, tags and the city: whole values behind their letter (migration 0028). */
function wordConditions(companyId: number, filter: CandidateFilter): Condition[] {
  const { skills = [], skillsMatch = 'all', tags = [], city } = filter;
  const asked = skills.map((skill) => kept('s', skill));
  const each = [...(skillsMatch === 'all' ? asked : []), ...tags.map((tag) => kept('t', tag))];
  const all = each.map((word) => sql`c.id in (${holders(companyId, sql`w.word = ${word}`)})`);
  if (skillsMatch === 'any' && asked.length > 0) {
    all.push(sql`c.id in (${holders(companyId, sql`w.word = any(${asked}::text[])`)})`);
  }
  if (city !== undefined) {
    all.push(sql`c.id in (${holders(companyId, beginsWith(kept('c', city)))})`);
  }
  return all;
}

const kept = (letter: 's' | 't' | 'c', value: string): string =>
  `${letter}:${Array.from(value.trim().toLowerCase()).slice(0, 64).join('')}`;

function applicationCondition(companyId: number, filter: CandidateFilter): Condition | null {
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
  return sql`c.id in (
    select a.candidate_id from applications a ${stages} where ${sql.join(all, sql` and `)})`;
}

/** The ids of candidates with such a word. */
const holders = (companyId: number, match: Condition): Condition =>
  sql`select w.candidate_id from candidate_words w where w.company_id = ${companyId} and ${match}`;

/** No character sorts behind this one. */
const LAST = '\u{10FFFF}';
const beginsWith = (word: string): Condition => sql`w.word >= ${word} and w.word < ${word + LAST}`;

type Word = Extract<Keywords, { kind: 'word' }>;
const matches = ({ word, isWhole }: Word): Condition =>
  isWhole ? sql`w.word = ${word}` : beginsWith(word);
/** The line holds every word of a phrase; the longest, likely the rarest, is enough to find who comes into question. */
const longestOf = (words: readonly string[]): Word => {
  const [word = ''] = words.toSorted((a, b) => b.length - a.length);
  return { kind: 'word', word, isWhole: true };
};

/**
 * What must all hold. A set of ids lets the planner begin with the rarest word; what only some other condition can
 * narrow (NOT, or OR with one) is asked of each candidate that is left.
 */
function keywordConditions(companyId: number, tree: Keywords): Condition[] {
  if (tree.kind === 'and') return tree.items.flatMap((item) => keywordConditions(companyId, item));
  if (tree.kind === 'phrase') {
    return [...keywordConditions(companyId, longestOf(tree.words)), isSide(tree.words)];
  }
  const set = idsOf(companyId, tree);
  return [set === null ? holds(tree) : sql`c.id in (${set})`];
}

/** The ids that a word or an OR of words finds; null for everything else. */
function idsOf(companyId: number, tree: Keywords): Condition | null {
  if (tree.kind === 'word') return holders(companyId, matches(tree));
  if (tree.kind !== 'or') return null;
  const sets = tree.items.map((item) => idsOf(companyId, item));
  return sets.some((set) => set === null) ? null : sql.join(sets, sql` union all `);
}

/** Asked of one candidate. */
function holds(tree: Keywords): Condition {
  switch (tree.kind) {
    case 'word':
      return sql`exists (select from candidate_words w
        where w.company_id = c.company_id and w.candidate_id = c.id and ${matches(tree)})`;
    case 'phrase':
      return isSide(tree.words);
    case 'not':
      return sql`not ${holds(tree.item)}`;
    case 'and':
    case 'or':
      return sql`(${joined(tree.items.map(holds), tree.kind)})`;
  }
}

const joined = (all: readonly Condition[], by: 'and' | 'or'): Condition =>
  sql.join(all, by === 'and' ? sql` and ` : sql` or `);

/** Words beside each other in one field: the words themselves hold neither % nor _. */
const isSide = (words: readonly string[]): Condition =>
  sql`c.search_line like ${`% ${words.join(' ')} %`}`;
