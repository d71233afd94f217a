import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { patternOf, peopleNamed } from '../../../platform/database/people-by-name.ts';
import { planEachQuery } from '../../../platform/database/plan-each.ts';
import { isFromReport, type ReportFilter, reportConditions } from './report-conditions-store.ts';

export type InterviewState =
  | 'invited'
  | 'opened'
  | 'in-progress'
  | 'submitted'
  | 'timed-out'
  | 'expired'
  | 'cancelled';

export type InterviewSort = 'newest' | 'oldest' | 'score' | 'candidate';

/** `waiting`: over, and nobody has decided. */
export type DecisionFilter = 'waiting' | 'advance' | 'reject' | 'hold';

export type InterviewFilter = ReportFilter & {
  readonly search?: string | undefined;
  readonly state?: InterviewState | undefined;
  readonly decision?: DecisionFilter | undefined;
  readonly jobId?: number | undefined;
};

export type InterviewRow = {
  readonly interviewScheduleID: number;
  readonly attemptId: number | null;
  readonly candidateName: string;
  readonly candidateEmail: string;
  readonly jobTitle: string;
  readonly state: InterviewState;
  readonly invitedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly correctCount: number | null;
  readonly questionCount: number | null;
  readonly decision: DecisionFilter | null;
  readonly recording: 'none' | 'receiving' | 'processing' | 'playable' | 'failed' | 'empty';
};

const wasOpened = sql`exists (
  select from links l
   where l.company_id = s.company_id and l.schedule_id = s.id and l.opened_at is not null)`;

/**
 * One word for where an interview stands. What the candidate did outweighs the calendar: an interview
 * under way stays so after the link's end, and one that ended cannot be cancelled any more.
 */
export const stateOf = (now: Date): RawBuilder<InterviewState> => sql<InterviewState>`
  case
    when a.status in ('submitted', 'timed-out') then a.status
    when s.cancelled_at is not null then 'cancelled'
    when a.status = 'in-progress' then 'in-progress'
    when s.closes_at <= ${now} then 'expired'
    when ${wasOpened} then 'opened'
    else 'invited'
  end`;

const order: Record<InterviewSort, RawBuilder<unknown>> = {
  newest: sql`s.created_at desc, s.id desc`,
  oldest: sql`s.created_at, s.id`,
  score: sql`a.correct_count::float8 / nullif(a.question_count, 0) desc nulls last,
             case when a.correct_count is null or a.question_count = 0 then s.created_at end desc, s.id desc`,
  candidate: sql`c.last_name, c.first_name, s.id`,
};

/**
 * The same states as conditions: the planner knows how many rows meet these, and may use indexes, where
 * `stateOf(now) = $1` leaves it blind. A test holds both to the same answer.
 */
const isIn: Record<InterviewState, (now: Date) => RawBuilder<unknown>> = {
  submitted: () => sql`a.status = 'submitted'`,
  'timed-out': () => sql`a.status = 'timed-out'`,
  cancelled: () =>
    sql`s.cancelled_at is not null and (a.status is null or a.status = 'in-progress')`,
  'in-progress': () => sql`a.status = 'in-progress' and s.cancelled_at is null`,
  expired: (now) => sql`not s.is_begun and s.cancelled_at is null and s.closes_at <= ${now}`,
  opened: (now) => sql`${isOpen(now)} and ${wasOpened}`,
  invited: (now) => sql`${isOpen(now)} and not ${wasOpened}`,
};

const isOpen = (now: Date) =>
  sql`not s.is_begun and s.cancelled_at is null and s.closes_at > ${now}`;

/** What can be paged through; a total of one more stands for more. */
const MOST_LISTED = 10_000;

type Page = { readonly sort: InterviewSort; readonly limit: number; readonly offset: number };

/** The rows of one page. Only ids pass through the sort; the rest is fetched for those of the page. */
export async function listInterviews(
  tx: Tx,
  filter: InterviewFilter,
  page: Page,
): Promise<{ rows: InterviewRow[]; total: number }> {
  const { companyId, now } = filter;
  await planEachQuery(tx);
  const found = wordsOf(filter.search).length === 0 ? null : await findAll(tx, filter);
  const { rows } = await sql<InterviewRow>`
    with page as materialized (${pageOf(filter, page, found?.ids ?? null)})
    select s.id as "interviewScheduleID", a.id as attempt_id, c.first_name || ' ' || c.last_name as candidate_name,
           c.email as candidate_email, j.title as job_title, ${stateOf(now)} as state,
           s.created_at as invited_at, a.started_at, a.ended_at, a.correct_count,
           a.question_count, coalesce(r.status, 'none') as recording,
           case when a.ended_at is not null and a.id <> all ((select app_blind_attempts())::bigint[])
                then coalesce(a.decision, 'waiting') end as decision
      from page
      join interview_schedules s on s.company_id = ${companyId} and s.id = page.id
      ${joinCandidates}
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
      left join recordings r on r.company_id = a.company_id and r.attempt_id = a.id
     order by page.place`.execute(tx);
  const isEmpty = rows.length === 0 && page.offset === 0;
  const total = found?.count ?? (isEmpty ? 0 : await countInterviews(tx, filter));
  return { rows, total };
}

/** Ids and places of one page: of the interviews that are known, or of whatever meets the filter. */
function pageOf(
  filter: InterviewFilter,
  { sort, limit, offset }: Page,
  ids: readonly number[] | null,
): RawBuilder<unknown> {
  if (ids === null && sort === 'score') return scoredFirst(filter, { limit, offset });
  const { companyId } = filter;
  const needsName = sort === 'candidate' ? joinCandidates : sql``;
  const from =
    ids === null
      ? sql`interview_schedules s ${needsName} ${joinAttempts} where ${conditions(filter)}`
      : sql`interview_schedules s ${needsName} ${joinAttempts}
            where s.company_id = ${companyId} and s.id = any(${ids}::bigint[])`;
  return sql`
    select s.id, row_number() over (order by ${order[sort]}) as place from ${from}
     order by ${order[sort]} limit ${limit} offset ${offset}`;
}

/** States without an attempt have no score. */
const canBeScored = ({ state }: InterviewFilter) =>
  state !== 'invited' && state !== 'opened' && state !== 'expired';

/**
 * By score: those that have one come out of an index in their order, and all others, newest first, follow. One sort of
 * both would read every interview.
 */
function scoredFirst(
  filter: InterviewFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): RawBuilder<unknown> {
  const { companyId } = filter;
  const until = offset + limit;
  const points = sql`(a.correct_count::float8 / a.question_count)`;
  const scored = sql`
    (select 0 as part, ${points} as points, s.created_at, s.id
       from attempts a
       join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id
      where a.company_id = ${companyId} and a.correct_count is not null and a.question_count > 0
        and ${conditions(filter)}
      order by ${points} desc, a.schedule_id desc limit ${until})
    union all`;
  return sql`
    select id, row_number() over (order by part, points desc, case when part = 1 then created_at end desc, id desc) as place
      from (
        ${canBeScored(filter) ? scored : sql``}
        (select 1 as part, null::float8 as points, s.created_at, s.id
           from interview_schedules s ${joinAttempts}
          where ${conditions(filter)}
            and not exists (
              select from attempts t where t.company_id = s.company_id and t.schedule_id = s.id
                 and t.correct_count is not null and t.question_count > 0)
          order by s.created_at desc, s.id desc limit ${until})) both_parts
     order by place limit ${limit} offset ${offset}`;
}

/** How many a search finds, and which, while they can be sorted. */
async function findAll(
  tx: Tx,
  filter: InterviewFilter,
): Promise<{ count: number; ids: number[] | null }> {
  const { rows } = await sql<{ count: number; ids: number[] | null }>`
    with found as materialized (
      select s.id from interview_schedules s ${joinAttempts}
       where ${conditions(filter)} limit ${MOST_LISTED + 1})
    select count(*) as count, case when count(*) <= ${MOST_LISTED} then array_agg(id) end as ids
      from found`.execute(tx);
  const count = rows[0]?.count ?? 0;
  return { count, ids: count === 0 ? [] : (rows[0]?.ids ?? null) };
}

const joinCandidates = sql`
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id`;

const isEnd = (state: InterviewState | undefined) => state === 'submitted' || state === 'timed-out';

/** These can be counted in an index, while the page itself needs only its first rows. */
const hasIndexedCount = (filter: InterviewFilter) => {
  const { search, state, decision, jobId } = filter;
  if (wordsOf(search).length > 0 || isFromReport(filter)) return false;
  if (jobId !== undefined) return state === undefined && decision === undefined;
  return decision === undefined ? state === undefined || isEnd(state) : state === undefined;
};

/** In the words of the partial indexes. */
const isDecided = (a: RawBuilder<unknown>, decision: DecisionFilter): RawBuilder<unknown> => sql`
  ${
    decision === 'waiting'
      ? sql`${a}.ended_at is not null and ${a}.decision is null`
      : sql`${a}.decision = ${decision}`
  } and ${a}.id <> all ((select app_blind_attempts())::bigint[])`;

const joinAttempts = sql`
          left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id`;

async function countInterviews(tx: Tx, filter: InterviewFilter): Promise<number> {
  const { companyId, state, decision } = filter;
  const isIndexed = (isEnd(state) || decision !== undefined) && hasIndexedCount(filter);
  const { rows } = await (isIndexed
    ? // Every attempt has its schedule: the index alone knows the answer.
      sql<{ total: number }>`
        select count(*) as total from (
          select from attempts
           where company_id = ${companyId} and ${
             decision === undefined ? sql`status = ${state}` : isDecided(sql`attempts`, decision)
           } limit ${MOST_LISTED + 1}) counted`
    : sql<{ total: number }>`
        select count(*) as total from (
          select from interview_schedules s ${hasIndexedCount(filter) ? sql`` : joinAttempts}
           where ${conditions(filter)} limit ${MOST_LISTED + 1}) counted`
  ).execute(tx);
  return rows[0]?.total ?? 0;
}

/** Every word must begin one of the candidate's name or e-mail, or stand in the job's title. */
export function conditions(filter: InterviewFilter): RawBuilder<unknown> {
  const { companyId, search, state, decision, jobId, now } = filter;
  const all = [sql`s.company_id = ${companyId}`, sql`s.kind = 'bot'`];
  for (const word of wordsOf(search)) {
    all.push(sql`s.id in (
      select x.id from interview_schedules x
       where x.company_id = ${companyId} and x.candidate_id in (${peopleNamed(companyId, word)})
      union
      select x.id from interview_schedules x
       where x.company_id = ${companyId} and x.job_id in (
         select id from jobs where company_id = ${companyId} and lower(title) like ${patternOf(word)}))`);
  }
  if (jobId !== undefined) all.push(sql`s.job_id = ${jobId}`);
  if (state !== undefined) all.push(isIn[state](now));
  if (decision !== undefined) all.push(isDecided(sql`a`, decision));
  all.push(...reportConditions(filter));
  return sql.join(all, sql` and `);
}

const MOST_JOBS = 200;

export function listJobChoices(tx: Tx, companyId: number) {
  return tx
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .where('status', '!=', 'draft')
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_JOBS)
    .execute();
}

/** Each word costs a walk over the candidates; nobody needs more than these to find a person. */
const MOST_WORDS = 4;

const wordsOf = (search = '') =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
