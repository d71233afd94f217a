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
      <EmptyState title="No interview is planned">
        When a company asks {session?.email} for an interview, it appears here with both local times
        and the way to join.
      </EmptyState>
    </div>
  );
}
