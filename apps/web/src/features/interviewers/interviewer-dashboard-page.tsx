import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Instant } from '../../ui/instant.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import './interviewer-page.css';
import { registrationQuery } from './interviewer-queries.ts';

const today = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });

/** What there is to show so far: nothing, and why. */
export function InterviewerDashboardPage() {
  usePageTitle('Today');
  const session = useSession();
  const [title] = useState(() => today.format(new Date()));
  const registration = useQuery(registrationQuery);
  const decidedAt = registration.data?.identityCheck?.decidedAt;
  return (
    <div className="interviewer-page">
      <header>
        <h1>{title}</h1>
        {decidedAt && (
          <p className="interviewer-page__intro">
            Your identity was confirmed <Instant at={decidedAt} />.
          </p>
        )}
      </header>
      <EmptyState title="Nothing to show yet">
        Planned interviews are not listed on this page yet. A company that wants you to interview
        writes to {session?.email}.
      </EmptyState>
    </div>
  );
}
