import type { Output } from '@candor/contract';
import type { listCandidateTimeline } from '@candor/contract/applicant-profile';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { nameOfAccount } from './member-store.ts';
import { isVisible } from './note-store.ts';

type Entry = Output<typeof listCandidateTimeline>['entries'][number];
export type TimelineRow = {
  readonly row: Omit<Entry, 'at'>;
  readonly at: Date;
  readonly micros: number;
};

export const ENTRIES_AT_ONCE = 30;

type Asked = {
  readonly companyId: number;
  readonly candidateID: number;
  /** Whose private notes are among them. */
  readonly accountId: number;
  readonly after: readonly [number, string] | null;
};

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

/** Every branch reads an index that begins with the candidate; one person's rows are few. */
const sources = (asked: Asked): RawBuilder<unknown>[] => [
  ...ofApplications(asked),
  ...ofInterviews(asked),
  ...ofPapers(asked),
];

function ofApplications({ companyId, candidateID }: Asked): RawBuilder<unknown>[] {
  const applications = sql`(
    select a.company_id, a.id, j.title from applications a
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where a.company_id = ${companyId} and a.candidate_id = ${candidateID})`;
  return [
    branch({
      ...{ key: sql`'move' || m.id`, at: sql`m.moved_at`, kind: sql`m.kind`, by: sql`m.moved_by` },
      ...{ job: sql`a.title`, from: sql`m.from_stage`, to: sql`m.to_stage` },
      text: sql`nullif(m.reason, '')`,
      rows: sql`${applications} a
        join application_moves m on m.company_id = a.company_id and m.application_id = a.id`,
    }),
    branch({
      ...{ key: sql`'mail' || p.id`, at: sql`p.sent_at`, kind: sql`'mail'`, by: sql`p.created_by` },
      ...{ job: sql`a.title`, text: sql`p.subject` },
      rows: sql`${applications} a
        join planned_mails p on p.company_id = a.company_id and p.application_id = a.id and p.sent_at is not null`,
    }),
  ];
}

function ofInterviews({ companyId, candidateID }: Asked): RawBuilder<unknown>[] {
  const interviews = sql`(
    select s.company_id, s.id, s.created_at, s.created_by_account_id, s.cancelled_at, s.cancelled_by, j.title
      from interview_schedules s join jobs j on j.company_id = s.company_id and j.id = s.job_id
     where s.company_id = ${companyId} and s.candidate_id = ${candidateID})`;
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
  ];
}

/** Notes and files. */
function ofPapers({ companyId, candidateID, accountId }: Asked): RawBuilder<unknown>[] {
  return [
    branch({
      ...{
        key: sql`'note' || n.id`,
        at: sql`n.created_at`,
        kind: sql`'note'`,
        by: sql`n.author_id`,
      },
      ...{ text: sql`n.text`, isPrivate: sql`n.is_private` },
      rows: sql`candidate_notes n
        where n.company_id = ${companyId} and n.candidate_id = ${candidateID} and ${isVisible(accountId)}`,
    }),
    branch({
      ...{
        key: sql`'file' || f.id`,
        at: sql`f.uploaded_at`,
        kind: sql`'file'`,
        by: sql`f.uploaded_by`,
      },
      text: sql`f.file_name`,
      rows: sql`candidate_files f
        where f.company_id = ${companyId} and f.candidate_id = ${candidateID} and f.removed_at is null`,
    }),
  ];
}

/** Newest first; one more than are shown says that there are more. */
export async function listTimeline(tx: Tx, asked: Asked): Promise<TimelineRow[]> {
  const { after } = asked;
  const further =
    after === null
      ? sql`true`
      : sql`(e.at, e.key) < (timestamptz 'epoch' + ${after[0]}::bigint * interval '1 microsecond', ${after[1]})`;
  const { rows } = await sql<TimelineRow>`
    select e.at, (extract(epoch from e.at) * 1000000)::bigint as micros,
           jsonb_build_object('key', e.key, 'kind', e.kind, 'jobTitle', e.job_title, 'from', e.from_text,
             'to', e.to_text, 'text', e.text, 'isPrivate', e.is_private, 'interviewScheduleID', e.schedule_id,
             'byName', case when e.by_account is not null then ${nameOfAccount} end) as row
      from (${sql.join(sources(asked), sql` union all `)}) as e
      left join accounts acc on acc.id = e.by_account
     where ${further}
     order by e.at desc, e.key desc limit ${ENTRIES_AT_ONCE + 1}`.execute(tx);
  return rows;
}
