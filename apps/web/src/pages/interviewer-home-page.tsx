import { lazy, Suspense } from 'react';
import { InterviewerDashboardPage } from '../features/people/interviewers/interviewer-dashboard-page.tsx';

const OwnSeats = lazy(async () => ({
  default: (await import('../features/interviews/appointments/seat-list.tsx')).OwnSeats,
}));

const OwnScorecards = lazy(async () => ({
  default: (await import('../features/interviews/scorecards/own-scorecards.tsx')).OwnScorecards,
}));

const OwnPayouts = lazy(async () => ({
  default: (await import('../features/operations/payouts/own-payouts.tsx')).OwnPayouts,
}));

const FoundSection = lazy(async () => ({
  default: (await import('../features/people/marketplace/found-section.tsx')).FoundSection,
}));

const OwnStatements = lazy(async () => ({
  default: (await import('../features/interviews/statements/own-statements.tsx')).OwnStatements,
}));

/** The interviewer's first page: the interviews they sit in, and what a company finds of them. */
export function InterviewerHomePage() {
  return (
    <InterviewerDashboardPage>
      <Suspense>
        <OwnSeats />
        <OwnScorecards />
        <OwnStatements />
        <OwnPayouts />
        <FoundSection />
      </Suspense>
    </InterviewerDashboardPage>
  );
}
