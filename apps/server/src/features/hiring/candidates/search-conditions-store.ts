import type { Keywords } from '@candor/contract/hiring/keyword-rules';
import { type RawBuilder, sql } from 'kysely';
import { isLimitedToJobs } from '../../../platform/database/job-limit.ts';
import { activityOf } from './activity-store.ts';
import {
  type CandidateFilter,
  asksForCohort,
  cohortQuery,
  isOverdue,
  isUnread,
} from './cohort-store.ts';
import { scoreOf } from './score-store.ts';
import type { Word } from './search-sets-store.ts';

export type { CandidateFilter } from './cohort-store.ts';

type Condition = RawBuilder<unknown>;

/** What no word knows, of the columns of the candidate `s`. */
export function dayConditions(filter: CandidateFilter): Condition[] {
  const { availableBy, activeSince, scoreMin, scoreMax } = filter;
  const all: Condition[] = [];
  if (isLimitedToJobs() && (scoreMin !== undefined || scoreMax !== undefined)) {
    all.push(sql`${scoreOf('s')} between ${scoreMin ?? 0} and ${scoreMax ?? 100}`);
  }
  if (availableBy !== undefined) all.push(sql`s.available_from <= ${availableBy}::date`);
  if (activeSince !== undefined) {
    all.push(sql`${activityOf('s')} >= ${activeSince}::date::timestamp at time zone 'UTC'`);
  }
  return all;
}

/** The whole values of migration 0041: a number is as long as the longest, so that their order is that of texts. */
function factsOf(filter: CandidateFilter): Word[] {
  const { experienceMin, experienceMax, country, scoreMin, scoreMax } = filter;
  const all: Word[] = [];
  if (country !== undefined) all.push(whole(`l:${country}`));
  if (experienceMin !== undefined || experienceMax !== undefined) {
    all.push(
      between({ letter: 'y:', digits: 2, least: experienceMin ?? 0, most: experienceMax ?? 99 }),
    );
  }
  // The words know the score of every job.
  if (!isLimitedToJobs() && (scoreMin !== undefined || scoreMax !== undefined)) {
    all.push(between({ letter: 'p:', digits: 3, least: scoreMin ?? 0, most: scoreMax ?? 100 }));
  }
  return all;
}

const between = ({
  letter,
  digits,
  least,
  most,
}: {
  readonly letter: string;
  readonly digits: number;
  readonly least: number;
  readonly most: number;
}): Word => {
  const text = (value: number) => `${letter}${String(value).padStart(digits, '0')}`;
  // What follows the last one: no digit sorts behind a colon.
  return { kind: 'word', word: text(least), isWhole: false, until: `${text(most)}:` };
};

/** Keywords, skills, tags, the city and facts as one tree: whole values stand behind their letter (migration 0028). */
export function treeOf(filter: CandidateFilter, keywords: Keywords | null): Keywords | null {
  const { skills = [], skillsMatch = 'all', tags = [], city } = filter;
  const asked = [...new Set(skills.map((skill) => kept('s', skill)))].map(whole);
  const items: Keywords[] = keywords?.kind === 'and' ? [...keywords.items] : [];
  if (keywords !== null && keywords.kind !== 'and') items.push(keywords);
  if (skillsMatch === 'all' || asked.length < 2) items.push(...asked);
  else items.push({ kind: 'or', items: asked });
  items.push(...tags.map((tag) => whole(kept('t', tag))));
  if (city !== undefined) items.push({ kind: 'word', word: kept('c', city), isWhole: false });
  items.push(...factsOf(filter));
  return items.length > 1 ? { kind: 'and', items } : (items[0] ?? null);
}

const whole = (word: string): Word => ({ kind: 'word', word, isWhole: true });

const kept = (letter: 's' | 't' | 'c', value: string): string =>
  `${letter}:${Array.from(value.trim().toLowerCase()).slice(0, 64).join('')}`;

/** A query of the candidates with such an application; null where nothing is asked of one. */
export function applicantsOf(companyId: number, filter: CandidateFilter): Condition | null {
  const { jobID, stageKind, applicationStatus: status, reply, unread, now } = filter;
  if (asksForCohort(filter)) return cohortQuery(companyId, filter);
  const asked = [jobID, stageKind, status, reply, unread];
  if (asked.every((value) => value === undefined)) return null;
  const all: Condition[] = [sql`a.company_id = ${companyId}`];
  if (jobID !== undefined) all.push(sql`a.job_id = ${jobID}`);
  if (status !== undefined) all.push(sql`a.status = ${status}`);
  if (stageKind !== undefined) all.push(sql`st.kind = ${stageKind}`);
  if (reply !== undefined) all.push(isOverdue(now));
  if (unread !== undefined) all.push(isUnread);
  const stages =
    stageKind === undefined
      ? sql``
      : sql`join job_stages st on st.company_id = a.company_id and st.id = a.stage_id and st.job_id = a.job_id`;
  return sql`select a.candidate_id from applications a ${stages} where ${sql.join(all, sql` and `)}`;
}
