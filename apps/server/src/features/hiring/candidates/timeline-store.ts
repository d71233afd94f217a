import type { Output } from '@candor/contract';
import type { listCandidateTimeline } from '@candor/contract/hiring/candidate-timeline';
import type { timelineGroups } from '@candor/contract/hiring/candidate-rules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { nameOfAccount } from './member-store.ts';
import { type TimelineAsked, timelineSources } from './timeline-sources-store.ts';

type Entry = Output<typeof listCandidateTimeline>['entries'][number];
export type TimelineRow = {
  readonly row: Omit<Entry, 'at'>;
  readonly at: Date;
  readonly micros: number;
};

export const ENTRIES_AT_ONCE = 30;

type Asked = TimelineAsked & {
  readonly only: (typeof timelineGroups)[number] | null;
  readonly after: readonly [number, string] | null;
};

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
      from (${sql.join(timelineSources(asked, asked.only), sql` union all `)}) as e
      left join accounts acc on acc.id = e.by_account
     where ${further}
     order by e.at desc, e.key desc limit ${ENTRIES_AT_ONCE + 1}`.execute(tx);
  return rows;
}
