import { type RawBuilder, sql } from 'kysely';

export type ReportFilter = {
  readonly companyId: number;
  /** Days in UTC, the last one included. */
  readonly endedFrom?: string | undefined;
  readonly endedUntil?: string | undefined;
  readonly test?: string | undefined;
  readonly membershipId?: number | undefined;
  readonly passed?: 'yes' | 'no' | undefined;
  readonly activeSince?: Date | undefined;
  readonly closing?: 'soon' | undefined;
  /** Only these: whoever asks by what was noted has looked it up before. */
  readonly attemptIds?: readonly number[] | undefined;
  /** Days since it ended, at least. */
  readonly age?: '1' | '3' | '7' | undefined;
  readonly now: Date;
};

const DAY = 24 * 3_600_000;
/** Until a link counts as ending soon; the dashboard's too. */
const CLOSING_HOURS = 48;

/** What the numbers of reports and of the dashboard are narrowed by; `s` is the schedule, `a` its attempt. */
export function reportConditions(filter: ReportFilter): RawBuilder<unknown>[] {
  const { companyId, endedFrom, endedUntil, test, membershipId, passed, activeSince } = filter;
  const all: RawBuilder<unknown>[] = [];
  if (endedFrom !== undefined) all.push(sql`a.ended_at >= ${new Date(endedFrom)}`);
  if (endedUntil !== undefined) {
    all.push(sql`a.ended_at < ${new Date(Date.parse(endedUntil) + DAY)}`);
  }
  if (test !== undefined) {
    all.push(sql`a.question_count > 0 and s.blueprint_id in (
      select id from blueprints where company_id = ${companyId} and name = ${test})`);
  }
  if (membershipId !== undefined) {
    all.push(sql`s.job_id in (
      select job_id from job_team
       where company_id = ${companyId} and membership_id = ${membershipId} and role = 'owner')`);
  }
  if (passed !== undefined) all.push(hasPassed(companyId, passed));
  if (activeSince !== undefined) {
    all.push(
      sql`(a.status = 'in-progress' and s.cancelled_at is null or a.ended_at >= ${activeSince})`,
    );
  }
  const { attemptIds, age } = filter;
  if (attemptIds !== undefined) all.push(sql`a.id = any(${[...attemptIds]}::bigint[])`);
  if (age !== undefined) {
    all.push(sql`a.ended_at <= ${new Date(filter.now.getTime() - Number(age) * DAY)}`);
  }
  if (filter.closing !== undefined) all.push(isClosing(filter.now));
  return all;
}

/** Of tests with a pass mark; the others were neither passed nor failed. */
function hasPassed(companyId: number, passed: 'yes' | 'no'): RawBuilder<unknown> {
  const compares = passed === 'yes' ? sql`>=` : sql`<`;
  return sql`a.ended_at is not null and a.question_count > 0 and a.correct_count * 100 ${compares} (
    select b.pass_percent * a.question_count from blueprints b
     where b.company_id = ${companyId} and b.id = s.blueprint_id)`;
}

const isClosing = (now: Date): RawBuilder<unknown> => sql`
  not s.is_begun and s.cancelled_at is null and s.closes_at > ${now}
  and s.closes_at <= ${new Date(now.getTime() + CLOSING_HOURS * 3_600_000)}`;

/** Whether one of these is asked for. */
export const isFromReport = (filter: ReportFilter): boolean =>
  [
    ...[filter.endedFrom, filter.endedUntil, filter.test, filter.membershipId, filter.passed],
    ...[filter.activeSince, filter.closing, filter.attemptIds, filter.age],
  ].some((value) => value !== undefined);
