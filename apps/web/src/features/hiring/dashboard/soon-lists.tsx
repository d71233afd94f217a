import { Link } from '@tanstack/react-router';
import { Instant } from '../../../ui/instant.tsx';
import type { Dashboard } from './dashboard-queries.ts';
import { OverdueList } from '../../../ui/overdue-list.tsx';
import { atMost, askedDeletionWords } from './dashboard-words.ts';
import { useMay } from './use-may.ts';
import './soon-lists.css';

/** Replies that were promised by a time that has passed. */
export function OverdueReplies({
  overdue: { total, items },
}: {
  readonly overdue: NonNullable<Dashboard['overdue']>;
}) {
  const { viewJobs } = useMay();
  if (items.length === 0) return null;
  return (
    <section className="stack gap-xs soon-lists" aria-labelledby="overdue">
      <h2 id="overdue">
        Replies overdue{' '}
        <Link
          className="soon-lists__count tabular"
          to="/company/job-seeker"
          search={{ reply: 'overdue' }}
        >
          {total === 1 ? '1 candidate' : `${atMost(total, 100)} candidates`}
        </Link>
      </h2>
      <ul>
        {items.map(({ candidateID, jobID, candidateName, jobTitle, stage, replyBy }) => (
          <li key={`${candidateID}-${jobID}`}>
            <Link to="/company/job-seeker-profile" search={{ candidateID: String(candidateID) }}>
              {candidateName}
            </Link>
            <span>
              {stage},{' '}
              {viewJobs ? (
                <Link
                  to="/company/jobs/view-jobs"
                  search={{ jobID: String(jobID), tab: 'pipeline' }}
                >
                  {jobTitle}
                </Link>
              ) : (
                jobTitle
              )}
            </span>
            <span>
              Promised by <Instant at={replyBy} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Invitations that nobody has begun and whose link ends soon. */
export function ClosingLinks({
  closing: { total, items },
}: {
  readonly closing: NonNullable<Dashboard['closing']>;
}) {
  if (items.length === 0) return null;
  return (
    <section className="stack gap-xs soon-lists" aria-labelledby="closing">
      <h2 id="closing">
        Links running out{' '}
        <Link
          className="soon-lists__count tabular"
          to="/company/interviews"
          search={{ closing: 'soon' }}
        >
          {total === 1 ? '1 invitation' : `${atMost(total, 100)} invitations`}
        </Link>
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
