import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export type InterviewState =
  | 'invited'
  | 'opened'
  | 'in-progress'
  | 'submitted'
  | 'timed-out'
  | 'expired'
  | 'cancelled';

export type InterviewSort = 'newest' | 'oldest' | 'score' | 'candidate';

export type InterviewFilter = {
  readonly companyId: number;
  readonly search?: string | undefined;
  readonly state?: InterviewState | undefined;
  readonly now: Date;
};

export type InterviewRow = {
  readonly interviewScheduleID: number;
  readonly candidateName: string;
  readonly candidateEmail: string;
  readonly jobTitle: string;
  readonly state: InterviewState;
  readonly invitedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly correctCount: number | null;
  readonly questionCount: number | null;
  readonly recording: 'none' | 'receiving' | 'processing' | 'playable' | 'failed' | 'empty';
};

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
    when exists (
      select from interview_links l
       where l.company_id = s.company_id and l.schedule_id = s.id and l.opened_at is not null
    ) then 'opened'
    else 'invited'
  end`;

const order: Record<InterviewSort, RawBuilder<unknown>> = {
  newest: sql`s.created_at desc, s.id desc`,
  oldest: sql`s.created_at, s.id`,
  score: sql`a.correct_count::float8 / nullif(a.question_count, 0) desc nulls last,
             s.created_at desc, s.id desc`,
  candidate: sql`c.last_name, c.first_name, s.id`,
};

/** The rows of one page. Only the page's ids pass through the sort; the rest is fetched for those. */
export async function listInterviews(
  tx: Tx,
  filter: InterviewFilter,
  page: { readonly sort: InterviewSort; readonly limit: number; readonly offset: number },
): Promise<InterviewRow[]> {
  const { companyId, now } = filter;
  const { rows } = await sql<InterviewRow>`
    with page as materialized (
      select s.id, row_number() over (order by ${order[page.sort]}) as place
      ${matching(filter)}
      order by ${order[page.sort]}
      limit ${page.limit} offset ${page.offset}
    )
    select s.id as "interviewScheduleID", c.first_name || ' ' || c.last_name as candidate_name,
           c.email as candidate_email, j.title as job_title, ${stateOf(now)} as state,
           s.created_at as invited_at, a.started_at, a.ended_at, a.correct_count,
           a.question_count, coalesce(r.status, 'none') as recording
      from page
      join interview_schedules s on s.company_id = ${companyId} and s.id = page.id
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
      left join recordings r on r.company_id = a.company_id and r.attempt_id = a.id
     order by page.place`.execute(tx);
  return rows;
}

export async function countInterviews(tx: Tx, filter: InterviewFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${matching(filter)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

function matching({ companyId, search, state, now }: InterviewFilter): RawBuilder<unknown> {
  const words = (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const where = [sql`s.company_id = ${companyId}`];
  for (const word of words.slice(0, 10)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    where.push(sql`lower(c.first_name || ' ' || c.last_name || ' ' || c.email || ' ' || j.title)
                   like ${pattern}`);
  }
  if (state !== undefined) where.push(sql`${stateOf(now)} = ${state}`);
  // PostgreSQL drops the joins that neither the filter nor the order uses.
  return sql`
      from interview_schedules s
      join candidates c on c.company_id = s.company_id and c.id = s.candidate_id
      join jobs j on j.company_id = s.company_id and j.id = s.job_id
      left join attempts a on a.company_id = s.company_id and a.schedule_id = s.id
     where ${sql.join(where, sql` and `)}`;
}
