import { lazy, Suspense } from 'react';
import { DashboardPage } from '../features/hiring/dashboard/dashboard-page.tsx';

const LiveBlocks = lazy(async () => ({
  default: (await import('../features/interviews/appointments/live-blocks.tsx')).LiveBlocks,
}));

const OwnSeatsAside = lazy(async () => ({
  default: (await import('../features/interviews/appointments/seat-aside.tsx')).OwnSeatsAside,
}));

const OwedScorecards = lazy(async () => ({
  default: (await import('../features/interviews/scorecards/owed-scorecards.tsx')).OwedScorecards,
}));

const OverdueNeeds = lazy(async () => ({
  default: (await import('../features/interviews/needs/overdue-needs.tsx')).OverdueNeeds,
}));

const OverdueAppeals = lazy(async () => ({
  default: (await import('../features/hiring/appeals/overdue-appeals.tsx')).OverdueAppeals,
}));

const LaterReply = lazy(async () => ({
  default: (await import('../features/hiring/pipeline/later-reply.tsx')).LaterReply,
}));

const SampleCard = lazy(async () => ({
  default: (await import('../features/operations/samples/sample-parts.ts')).SampleCard,
}));

/** What waits for the reader, with the scorecards that they owe, the talks in which they sit, those of today and those to be scheduled. */
export function CompanyDashboardPage() {
  return (
    <DashboardPage
      first={
        <Suspense fallback={null}>
          <SampleCard isNew={false} />
        </Suspense>
      }
      firstOfNew={
        <Suspense fallback={null}>
          <SampleCard isNew={true} />
        </Suspense>
      }
      renderLater={(application) => (
        <Suspense fallback={null}>
          <LaterReply application={application} />
        </Suspense>
      )}
      aside={
        <Suspense fallback={null}>
          <OwedScorecards />
          <OwnSeatsAside />
          <OverdueNeeds />
          <OverdueAppeals />
          <LiveBlocks />
        </Suspense>
      }
    />
  );
}
