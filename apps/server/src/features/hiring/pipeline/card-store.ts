import type { Output } from '@candor/contract';
import type { getColumn } from '@candor/contract/hiring/pipeline';
import type { ApplicationSource, ApplicationStatus } from '@candor/contract/hiring/pipeline-rules';
import { type RawBuilder, sql } from 'kysely';
import { peopleNamed } from '../../../platform/database/people-by-name.ts';

export type Card = Output<typeof getColumn>['cards'][number];

/** What narrows the board and the table alike. */
export type Filter = {
  readonly search?: string | undefined;
  readonly source?: ApplicationSource | undefined;
  readonly tag?: string | undefined;
  readonly knockedOut?: 'yes' | 'no' | undefined;
};

/** Nobody needs more than these to find a person. */
const MOST_WORDS = 4;

/** Conditions over `a`, and over `c` where they ask for the candidate; `joinCandidate` brings it. */
export function narrowing(companyId: number, filter: Filter): RawBuilder<unknown>[] {
  const { search = '', source, tag, knockedOut } = filter;
  const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const all = words.map((word) => sql`a.candidate_id in (${peopleNamed(companyId, word)})`);
  if (source !== undefined) all.push(sql`a.source = ${source}`);
  if (tag !== undefined && tag !== '') all.push(sql`${tag} = any(c.tags)`);
  if (knockedOut !== undefined) all.push(sql`a.is_knocked_out = ${knockedOut === 'yes'}`);
  return all;
}

/** Nothing where no condition asks for it: counting then needs the index alone. */
export const joinCandidate = ({ tag = '' }: Filter): RawBuilder<unknown> =>
  tag === ''
    ? sql``
    : sql`join candidates c on c.company_id = a.company_id and c.id = a.candidate_id`;

export const whereAll = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([...conditions], sql` and `);

export type CardRow = Omit<
  Card,
  'interview' | 'live' | 'appliedAt' | 'stageSince' | 'replyBy' | 'replyMovedFrom'
> & {
  readonly status: ApplicationStatus;
  readonly appliedAt: Date;
  readonly stageSince: Date;
  readonly replyBy: Date | null;
  readonly replyMovedFrom: Date | null;
  /** Microseconds since 1970: a card's place in its column, finer than a Date. */
  readonly sinceMicros: number;
  readonly scheduleId: number | null;
  readonly attemptId: number | null;
  readonly attemptStatus: string | null;
  readonly closesAt: Date | null;
  readonly correctCount: number | null;
  readonly questionCount: number | null;
  readonly liveId: number | null;
  readonly liveState: 'asked' | 'offered' | 'booked';
  readonly liveStartsAt: Date | null;
};

export const cardColumns = sql`
  a.id as "applicationID", a.version, a.candidate_id as "candidateID",
  trim(c.first_name || ' ' || c.last_name) as name, a.source, a.stage_id as "stageID", a.status,
  a.applied_at, a.stage_since, a.reply_by, a.reply_moved_from, a.is_unread, a.is_knocked_out, c.tags,
  (extract(epoch from a.stage_since) * 1000000)::bigint as since_micros,
  i.id as schedule_id, i.closes_at, t.id as attempt_id, t.status as attempt_status,
  t.correct_count, t.question_count,
  p.schedule_id as live_id, p.state as live_state, p.starts_at as live_starts_at`;

/** Of the cards that are shown, never of all: `page` must be bounded. */
export const cardTables = (companyId: number): RawBuilder<unknown> => sql`
  join applications a on a.company_id = ${companyId} and a.id = page.id
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  left join lateral (
    select s.id, s.closes_at from interview_schedules s
     where s.company_id = a.company_id and s.candidate_id = a.candidate_id
       and s.job_id = a.job_id and s.cancelled_at is null and s.kind = 'bot'
     order by s.id desc limit 1) i on true
  left join attempts t on t.company_id = a.company_id and t.schedule_id = i.id
  left join lateral (
    select p.schedule_id, p.state, p.starts_at from interview_schedules s
      join appointments p on p.company_id = s.company_id and p.schedule_id = s.id
     where s.company_id = a.company_id and s.candidate_id = a.candidate_id and s.application_id = a.id
       and s.kind = 'live' and p.asked_at is not null and p.state in ('asked', 'offered', 'booked')
       and (p.ends_at is null or p.ends_at > now())
     order by p.starts_at nulls last, p.schedule_id limit 1) p on true`;

export function shownCard(row: CardRow, now: Date): Card {
  return {
    applicationID: row.applicationID,
    version: row.version,
    candidateID: row.candidateID,
    name: row.name,
    source: row.source,
    stageID: row.stageID,
    status: row.status,
    appliedAt: row.appliedAt.toISOString(),
    stageSince: row.stageSince.toISOString(),
    replyBy: row.replyBy?.toISOString() ?? null,
    replyMovedFrom: row.replyMovedFrom?.toISOString() ?? null,
    isUnread: row.isUnread === true && row.status === 'active',
    isKnockedOut: row.isKnockedOut,
    tags: row.tags,
    interview: interviewOf(row, now),
    live: liveOf(row),
  };
}

function liveOf({ liveId, liveState, liveStartsAt }: CardRow): Card['live'] {
  if (liveId === null) return null;
  const startsAt = liveStartsAt?.toISOString() ?? null;
  return { interviewScheduleID: liveId, state: liveState, startsAt };
}

function interviewOf(row: CardRow, now: Date): Card['interview'] {
  if (row.scheduleId === null) return null;
  return {
    interviewScheduleID: row.scheduleId,
    state: stateOf(row, now),
    correctCount: row.correctCount,
    questionCount: row.questionCount,
  };
}

function stateOf({ attemptStatus, closesAt }: CardRow, now: Date) {
  if (attemptStatus === 'in-progress') return 'in-progress';
  if (attemptStatus !== null) return 'ended';
  return closesAt !== null && closesAt <= now ? 'expired' : 'invited';
}
