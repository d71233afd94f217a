import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Instant } from '../../../ui/instant.tsx';
import { OverdueList } from '../../../ui/overdue-list.tsx';
import type { Dashboard } from './dashboard-queries.ts';
import { askedDeletionWords, atMost, dueWords } from './dashboard-words.ts';
import { useMay } from './use-may.ts';
import './soon-lists.css';

type Due = NonNullable<Dashboard['overdue']>;
type Reply = Due['items'][number];

/** Given what the server said enough of. */
export type LaterOf = (application: {
  readonly applicationID: number;
  readonly version: number;
  readonly name: string;
}) => ReactNode;

type DueProps = {
  readonly kind: 'overdue' | 'soon';
  readonly due: Due;
  /** Of one's own jobs: no list is narrowed to those. */
  readonly isMine: boolean;
  readonly renderLater: LaterOf;
};

/** Replies that were promised by a time that has passed, or that passes within a day. */
export function DueReplies({ kind, due: { total, items }, isMine, renderLater }: DueProps) {
  const { viewJobs } = useMay();
  if (items.length === 0) return null;
  return (
    <section className="stack gap-xs soon-lists" aria-labelledby={kind}>
      <h2 id={kind} tabIndex={-1}>
        {dueWords[kind]}{' '}
        {kind === 'overdue' && !isMine ? (
          <Link
            className="soon-lists__count tabular"
            to="/company/job-seeker"
            search={{ reply: 'overdue' }}
          >
            {dueWords.candidates(total)}
          </Link>
        ) : (
          <span className="soon-lists__count tabular">{dueWords.candidates(total)}</span>
        )}
      </h2>
      <ul>
        {items.map((reply) => (
          <li key={`${reply.candidateID}-${reply.jobID}`}>
            <Link
              to="/company/job-seeker-profile"
              search={{ candidateID: String(reply.candidateID) }}
            >
              {reply.candidateName}
            </Link>
            <span>
              {reply.stage},{' '}
              {viewJobs ? (
                <Link
                  to="/company/jobs/view-jobs"
                  search={{ jobID: String(reply.jobID), tab: 'pipeline' }}
                >
                  {reply.jobTitle}
                </Link>
              ) : (
                reply.jobTitle
              )}
            </span>
            <span>
              {dueWords.promised} <Instant at={reply.replyBy} />
            </span>
            {laterOf(reply, renderLater)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Once in a stage. */
function laterOf(
  { applicationID, version, isMoved, candidateName }: Reply,
  renderLater: LaterOf,
): ReactNode {
  if (applicationID === undefined || version === undefined || isMoved === true) return null;
  return renderLater({ applicationID, version, name: candidateName });
}

/** Invitations that nobody has begun and whose link ends soon. */
export function ClosingLinks({
  closing: { total, items },
  isMine,
}: {
  readonly closing: NonNullable<Dashboard['closing']>;
  /** Of one's own jobs: no list is narrowed to those. */
  readonly isMine: boolean;
}) {
  if (items.length === 0) return null;
  const count = total === 1 ? '1 invitation' : `${atMost(total, 100)} invitations`;
  return (
    <section className="stack gap-xs soon-lists" aria-labelledby="closing">
      <h2 id="closing">
        Links running out{' '}
        {isMine ? (
          <span className="soon-lists__count tabular">{count}</span>
        ) : (
          <Link
            className="soon-lists__count tabular"
            to="/company/interviews"
            search={{ closing: 'soon' }}
          >
            {count}
          </Link>
        )}
      </h2>
      <ul>
        {items.map(({ interviewScheduleID, candidateName, jobTitle, closesAt }) => (
          <li key={interviewScheduleID}>
            <Link
              to="/company/view-interview"
              search={{ interviewScheduleID: String(interviewScheduleID) }}
            >
              {candidateName}
            </Link>
            <span>{jobTitle}</span>
            <span>
              Ends <Instant at={closesAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reports = {
  bot: '/company/view-interview',
  live: '/company/view-interview/interviewer-feedback',
} as const;

/** Recordings whose candidates asked that they go, with the day of the law. */
export function AskedDeletions({ asked }: { readonly asked: Dashboard['askedDeletions'] }) {
  if (asked === undefined || asked === null || asked.items.length === 0) return null;
  return (
    <OverdueList
      id="deletions-asked"
      title={askedDeletionWords.title}
      promised={askedDeletionWords.due}
      all={<span className="dimmed small tabular">{atMost(asked.total, 100)}</span>}
      rows={asked.items}
      keyOf={({ interviewScheduleID }) => interviewScheduleID}
    >
      {({ interviewScheduleID, candidateName, isHeld, kind }) => (
        <>
          <Link to={reports[kind]} search={{ interviewScheduleID: String(interviewScheduleID) }}>
            {candidateName}
          </Link>
          {isHeld && <span className="dimmed small">{askedDeletionWords.held}</span>}
        </>
      )}
    </OverdueList>
  );
}
