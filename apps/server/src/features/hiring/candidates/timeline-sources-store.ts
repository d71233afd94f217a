import type { timelineGroups } from '@candor/contract/hiring/candidate-rules';
import { type RawBuilder, sql } from 'kysely';
import { isVisible } from './note-store.ts';

export type TimelineAsked = {
  readonly companyId: number;
  readonly candidateID: number;
  /** Whose private notes are among them. */
  readonly accountId: number;
};

type Group = (typeof timelineGroups)[number];

const nobody = sql`null::bigint`;
const nothing = sql`null::text`;

type Source = {
  readonly key: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
  readonly kind: RawBuilder<unknown>;
  readonly by?: RawBuilder<unknown>;
  readonly job?: RawBuilder<unknown>;
  readonly from?: RawBuilder<unknown>;
  readonly to?: RawBuilder<unknown>;
  readonly text?: RawBuilder<unknown>;
  readonly isPrivate?: RawBuilder<unknown>;
  readonly schedule?: RawBuilder<unknown>;
  readonly rows: RawBuilder<unknown>;
};

const branch = (source: Source) => sql`
  select ${source.key} as key, ${source.at} as at, ${source.kind} as kind, ${source.by ?? nobody} as by_account,
         ${source.job ?? nothing} as job_title, ${source.from ?? nothing} as from_text,
         ${source.to ?? nothing} as to_text, ${source.text ?? nothing} as text,
         ${source.isPrivate ?? sql`false`} as is_private, ${source.schedule ?? nobody} as schedule_id
    from ${source.rows}`;

const groups: Readonly<Record<Group, (asked: TimelineAsked) => RawBuilder<unknown>[]>> = {
  applications: ofApplications,
  interviews: ofInterviews,
  offers: ofOffers,
  mails: ofMails,
  notes: ofNotes,
  files: ofFiles,
  recordings: ofRecordings,
  consents: ofConsents,
};

/** Every branch reads an index that begins with the candidate; one person's rows are few. */
export function timelineSources(asked: TimelineAsked, only: Group | null): RawBuilder<unknown>[] {
  const chosen = only === null ? (Object.keys(groups) as Group[]) : [only];
  return chosen.flatMap((group) => groups[group](asked));
}

const applicationsOf = ({ companyId, candidateID }: TimelineAsked) => sql`(
    select a.company_id, a.id, j.title from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and a.candidate_id = ${candidateID})`;

const interviewsOf = ({ companyId, candidateID }: TimelineAsked) => sql`(
    select s.company_id, s.id, s.created_at, s.created_by_account_id, s.cancelled_at, s.cancelled_by, j.title
      from interview_schedules s join jobs j on j.company_id = s.company_id and j.id = s.job_id
     where s.company_id = ${companyId} and s.candidate_id = ${candidateID} and s.kind = 'bot')`;

const liveInterviewsOf = ({ companyId, candidateID }: TimelineAsked) => sql`(
    select s.company_id, s.id, j.title
      from interview_schedules s join jobs j on j.company_id = s.company_id and j.id = s.job_id
     where s.company_id = ${companyId} and s.candidate_id = ${candidateID} and s.kind = 'live')`;

function ofApplications(asked: TimelineAsked): RawBuilder<unknown>[] {
  const applications = applicationsOf(asked);
  const { companyId, candidateID } = asked;
  return [
    branch({
      ...{ key: sql`'move' || m.id`, at: sql`m.moved_at`, kind: sql`m.kind`, by: sql`m.moved_by` },
      ...{ job: sql`a.title`, from: sql`m.from_stage`, to: sql`m.to_stage` },
      // The company's word, and below it what the candidate is told.
      text: sql`nullif(concat_ws(E'\\n', nullif(m.reason, ''), m.told_reasons), '')`,
      rows: sql`${applications} a
        join application_moves m on m.company_id = a.company_id and m.application_id = a.id`,
    }),
    branch({
      ...{ key: sql`'form' || f.form_key`, at: sql`f.sent_at`, kind: sql`'repeated'` },
      ...{ job: sql`a.title`, text: sql`nullif(f.cover_letter, '')` },
      rows: sql`${applications} a
        join application_forms f on f.company_id = a.company_id and f.application_id = a.id and f.is_repeat`,
    }),
    branch({
      ...{
        key: sql`'merge' || m.id`,
        at: sql`m.merged_at`,
        kind: sql`'merged'`,
        by: sql`m.merged_by`,
      },
      text: sql`m.gone_name`,
      rows: sql`candidate_merges m
        where m.company_id = ${companyId} and m.kept_id = ${candidateID} and m.undone_at is null`,
    }),
  ];
}

function ofInterviews(asked: TimelineAsked): RawBuilder<unknown>[] {
  const interviews = interviewsOf(asked);
  const attempts = sql`${interviews} i
    join attempts t on t.company_id = i.company_id and t.schedule_id = i.id`;
  const interview = { job: sql`i.title`, schedule: sql`i.id` };
  return [
    branch({
      ...{ key: sql`'invited' || i.id`, at: sql`i.created_at`, kind: sql`'invited'` },
      ...{ by: sql`i.created_by_account_id`, ...interview },
      rows: sql`${interviews} i`,
    }),
    branch({
      ...{ key: sql`'cancelled' || i.id`, at: sql`i.cancelled_at`, kind: sql`'cancelled'` },
      ...{ by: sql`i.cancelled_by`, ...interview },
      rows: sql`${interviews} i where i.cancelled_at is not null`,
    }),
    branch({
      ...{ key: sql`'started' || t.id`, at: sql`t.started_at`, kind: sql`'started'`, ...interview },
      rows: attempts,
    }),
    branch({
      ...{ key: sql`'ended' || t.id`, at: sql`t.ended_at`, kind: sql`t.status`, ...interview },
      text: sql`case when t.question_count > 0 then round(100.0 * t.correct_count / t.question_count)::text end`,
      rows: sql`${attempts} where t.ended_at is not null`,
    }),
    branch({
      ...{
        key: sql`'decision' || d.id`,
        at: sql`d.decided_at`,
        kind: sql`'decided'`,
        ...interview,
      },
      ...{ by: sql`d.account_id`, to: sql`d.decision`, text: sql`nullif(d.reason, '')` },
      rows: sql`${attempts}
        join interview_decisions d on d.company_id = t.company_id and d.attempt_id = t.id`,
    }),
    ofExplained(interviews),
    ofLive(asked),
    ofScorecards(asked),
  ];
}

/** That something was explained, last; what was said stands in the report. */
const ofExplained = (interviews: RawBuilder<unknown>): RawBuilder<unknown> =>
  branch({
    ...{ key: sql`'explained' || x.attempt_id`, at: sql`x.at`, kind: sql`'explained'` },
    ...{ job: sql`i.title`, schedule: sql`i.id`, text: sql`x.count::text` },
    rows: sql`${interviews} i
      join attempts t on t.company_id = i.company_id and t.schedule_id = i.id
      join lateral (select p.attempt_id, max(p.sent_at) as at, count(*) as count from proctoring_explanations p
                     where p.company_id = t.company_id and p.attempt_id = t.id and p.words <> '' group by p.attempt_id) x on true`,
  });

/** What candidate and company did about a live interview; what people of its seats answered stands on its own page. */
const ofLive = (asked: TimelineAsked): RawBuilder<unknown> =>
  branch({
    ...{ key: sql`'live' || e.id`, at: sql`e.at`, kind: sql`'live-' || e.what` },
    ...{ job: sql`i.title`, schedule: sql`i.id`, text: sql`nullif(e.detail, '')` },
    by: sql`case when e.by_kind = 'company' then e.account_id end`,
    rows: sql`${liveInterviewsOf(asked)} i
      join appointment_events e on e.company_id = i.company_id and e.schedule_id = i.id
       and e.what in ('asked', 'offered', 'booked', 'move-asked', 'moved', 'move-declined', 'cancelled', 'unable', 'noted')`,
  });

/** That one was sent, and never what it says: whoever owes one reads this too. */
const ofScorecards = (asked: TimelineAsked): RawBuilder<unknown> =>
  branch({
    ...{ key: sql`'card' || c.schedule_id || ' ' || c.account_id || ' ' || c.version` },
    ...{ at: sql`c.sent_at`, kind: sql`'live-feedback'`, job: sql`i.title`, schedule: sql`i.id` },
    by: sql`(select m.account_id from memberships m
              where m.company_id = c.company_id and m.account_id = c.account_id)`,
    rows: sql`${liveInterviewsOf(asked)} i
      join scorecards c on c.company_id = i.company_id and c.schedule_id = i.id`,
  });

/** That one was sent and what became of it; what it says stands on its own page, for who may read what it pays. */
function ofOffers(asked: TimelineAsked): RawBuilder<unknown>[] {
  const rows = sql`${applicationsOf(asked)} a
    join offers o on o.company_id = a.company_id and o.application_id = a.id and o.sent_at is not null`;
  return [
    branch({
      ...{ key: sql`'offer' || o.id`, at: sql`o.sent_at`, kind: sql`'offer-sent'` },
      ...{ by: sql`o.sent_by`, job: sql`a.title`, rows },
    }),
    branch({
      ...{ key: sql`'offerend' || o.id`, at: sql`o.ended_at`, kind: sql`'offer-' || o.state` },
      ...{ by: sql`o.ended_by`, job: sql`a.title`, rows: sql`${rows} and o.ended_at is not null` },
    }),
  ];
}

/** Letters about an application, every mail about an interview that has left, and what was written both ways. */
function ofMails(asked: TimelineAsked): RawBuilder<unknown>[] {
  return [
    branch({
      ...{ key: sql`'message' || m.id`, at: sql`m.sent_at`, kind: sql`'message-' || m.state` },
      ...{ by: sql`m.written_by`, text: sql`t.subject` },
      job: sql`(select j.title from applications a join jobs j on j.company_id = a.company_id and j.id = a.job_id
                 where a.company_id = t.company_id and a.id = t.application_id)`,
      rows: sql`message_threads t
        join messages m on m.company_id = t.company_id and m.thread_id = t.id and m.sent_at is not null
       where t.company_id = ${asked.companyId} and t.candidate_id = ${asked.candidateID}`,
    }),
    branch({
      ...{ key: sql`'mail' || p.id`, at: sql`p.sent_at`, kind: sql`'mail'`, by: sql`p.created_by` },
      ...{ job: sql`a.title`, text: sql`p.subject` },
      rows: sql`${applicationsOf(asked)} a
        join planned_mails p on p.company_id = a.company_id and p.application_id = a.id and p.sent_at is not null
         and not p.is_silent`,
    }),
    branch({
      ...{ key: sql`'interviewmail' || m.id`, at: sql`m.posted_at`, kind: sql`'mail-' || m.kind` },
      ...{ job: sql`i.title`, schedule: sql`i.id` },
      rows: sql`${interviewsOf(asked)} i
        join interview_mails m on m.company_id = i.company_id and m.schedule_id = i.id and m.posted_at is not null`,
    }),
  ];
}

function ofNotes({ companyId, candidateID, accountId }: TimelineAsked): RawBuilder<unknown>[] {
  return [
    branch({
      ...{ key: sql`'note' || n.id`, at: sql`n.created_at`, kind: sql`'note'` },
      ...{ by: sql`n.author_id`, text: sql`n.text`, isPrivate: sql`n.is_private` },
      rows: sql`candidate_notes n
        where n.company_id = ${companyId} and n.candidate_id = ${candidateID} and ${isVisible(accountId)}`,
    }),
  ];
}

function ofFiles({ companyId, candidateID }: TimelineAsked): RawBuilder<unknown>[] {
  return [
    branch({
      ...{ key: sql`'file' || f.id`, at: sql`f.uploaded_at`, kind: sql`'file'` },
      ...{ by: sql`f.uploaded_by`, text: sql`f.file_name` },
      rows: sql`candidate_files f
        where f.company_id = ${companyId} and f.candidate_id = ${candidateID} and f.removed_at is null`,
    }),
  ];
}

/** Who got a recording, and who watched it: names, never addresses. */
function ofRecordings(asked: TimelineAsked): RawBuilder<unknown>[] {
  const interviews = interviewsOf(asked);
  const interview = { job: sql`i.title`, schedule: sql`i.id` };
  const named = (row: RawBuilder<unknown>) =>
    sql`nullif(trim(${row}.first_name || ' ' || ${row}.last_name), '')`;
  return [
    branch({
      ...{ key: sql`'share' || h.id`, at: sql`h.created_at`, kind: sql`'shared'` },
      ...{ by: sql`h.shared_by`, text: named(sql`h`), ...interview },
      rows: sql`${interviews} i
        join recording_shares h on h.company_id = i.company_id and h.schedule_id = i.id`,
    }),
    branch({
      ...{ key: sql`'view' || v.id`, at: sql`v.started_at`, kind: sql`'watched'` },
      ...{ by: sql`v.account_id`, ...interview },
      text: sql`case when v.account_id is null then ${named(sql`v`)} end`,
      rows: sql`${interviews} i
        join recording_views v on v.company_id = i.company_id and v.schedule_id = i.id and v.confirmed_at is not null`,
    }),
  ];
}

function ofConsents({ companyId, candidateID }: TimelineAsked): RawBuilder<unknown>[] {
  const rows = sql`candidate_consents c
    where c.company_id = ${companyId} and c.candidate_id = ${candidateID}`;
  return [
    branch({
      ...{ key: sql`'consent' || c.id`, at: sql`c.given_at`, kind: sql`'consented'` },
      ...{ text: sql`c.purpose`, rows },
    }),
    branch({
      ...{
        key: sql`'withdrawal' || c.id`,
        at: sql`c.withdrawn_at`,
        kind: sql`'consent-withdrawn'`,
      },
      ...{ text: sql`c.purpose`, rows: sql`${rows} and c.withdrawn_at is not null` },
    }),
  ];
}
