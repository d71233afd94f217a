import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useRights } from '../../../lib/rights.ts';
import { countText } from './schedule-draft-rules.ts';
import type { Scheduled } from './scheduling-queries.ts';
import { outcomeWords } from './scheduling-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

type Props = {
  readonly jobID: number;
  readonly scheduled: Scheduled;
  readonly onMore: () => void;
};

/** What became of each row, those that need a look first. */
export function ScheduleResult({ jobID, scheduled, onMore }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const may = useRights();
  useEffect(() => heading.current?.focus(), []);
  const invited = scheduled.filter(({ outcome }) => outcome === 'invited');
  const others = scheduled.filter(({ outcome }) => outcome !== 'invited');
  const job = String(jobID);
  return (
    <div className="stack gap-sm schedule-page__result">
      <h2 ref={heading} tabIndex={-1}>
        {countText(invited.length)} invited
      </h2>
      <p className="dimmed">
        {invited.length === 0 ? 'Nobody was sent a mail.' : 'The mails are on their way.'}
      </p>
      <ul className="schedule-page__people" aria-label="Invitations">
        {[...others, ...invited].map(
          ({ name, email, outcome, interviewScheduleID, isMoved }, at) => (
            // An address may stand in two rows.
            <li key={at}>
              <span className="schedule-page__person">
                {name === '' ? email : name}{' '}
                <span className="dimmed">{name === '' ? '' : email}</span>
              </span>
              <span>
                {outcomeWords[outcome]}
                {isMoved && ', application moved'}
              </span>
              {interviewScheduleID !== null && may(areas.interviews) && (
                <Link
                  to="/company/view-interview"
                  search={{ interviewScheduleID: String(interviewScheduleID) }}
                  aria-label={`Open the interview of ${name === '' ? email : name}`}
                >
                  Open
                </Link>
              )}
            </li>
          ),
        )}
      </ul>
      <div className="row">
        {may(areas.interviews) && (
          <ButtonLink to="/company/interviews" search={{ jobID: job }}>
            Interviews of this job
          </ButtonLink>
        )}
        {may(areas.jobs, rights.viewJobs) && (
          <ButtonLink variant="default" to="/company/jobs/view-jobs" search={{ jobID: job }}>
            Back to the job
          </ButtonLink>
        )}
        <Button variant="default" onClick={onMore}>
          Invite more
        </Button>
      </div>
    </div>
  );
}
