import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { type LivePage, type LiveRow, liveListQuery } from './live-queries.ts';
import { blockWords, kindWords } from './live-words.ts';
import './live-blocks.css';

const MOST = 5;

/** Of the dashboard: today's talks, those to be scheduled, and for whose answer somebody waits. */
export function LiveBlocks() {
  const maySchedule = useRights()(areas.jobs, rights.schedule);
  return maySchedule && <Blocks />;
}

function Blocks() {
  const today = useRead(liveListQuery({ when: 'today' }));
  const open = useRead(liveListQuery({ when: 'to-be-scheduled' }));
  const waiting = useRead(liveListQuery({ when: 'waiting' }));
  return (
    <>
      <Loaded query={today} what={blockWords.what}>
        {(page) => (
          <Block id="live-today" title={blockWords.today} page={page} when="today">
            {({ startsAt }) => startsAt !== null && <Instant at={startsAt} />}
          </Block>
        )}
      </Loaded>
      <Loaded query={open} what={blockWords.what}>
        {(page) => (
          <Block
            id="live-to-schedule"
            title={blockWords.toSchedule}
            page={page}
            when="to-be-scheduled"
          >
            {since}
          </Block>
        )}
      </Loaded>
      <Loaded query={waiting} what={blockWords.what}>
        {(page) => (
          <Block id="live-waiting" title={blockWords.waiting} page={page} when="waiting">
            {since}
          </Block>
        )}
      </Loaded>
    </>
  );
}

const since = ({ waitingSince }: LiveRow): ReactNode =>
  waitingSince !== null && (
    <>
      {blockWords.since} <Instant at={waitingSince} />
    </>
  );

type BlockProps = {
  readonly id: string;
  readonly title: string;
  readonly page: LivePage;
  readonly when: 'today' | 'to-be-scheduled' | 'waiting';
  readonly children: (row: LiveRow) => ReactNode;
};

function Block({ id, title, page, when, children }: BlockProps) {
  if (page.total === 0) return null;
  return (
    <section className="stack gap-xs live-blocks" aria-labelledby={id}>
      <h2 id={id}>
        {title}{' '}
        <Link
          className="live-blocks__count tabular"
          to="/company/interviews/live"
          search={{ when }}
        >
          {blockWords.all(page.total)}
        </Link>
      </h2>
      <ul>
        {page.interviews.slice(0, MOST).map((row) => (
          <li key={row.interviewScheduleID} className="line">
            <Link
              to="/company/interviews/live-interview"
              search={{ interviewScheduleID: String(row.interviewScheduleID) }}
            >
              {row.candidateName}
            </Link>
            <span className="dimmed small">{`${kindWords[row.kind]} · ${row.jobTitle}`}</span>
            <span className="dimmed small">{children(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
