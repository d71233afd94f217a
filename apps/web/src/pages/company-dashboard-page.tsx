import { lazy, Suspense } from 'react';
import { DashboardPage } from '../features/hiring/dashboard/dashboard-page.tsx';

const LiveBlocks = lazy(async () => ({
  default: (await import('../features/interviews/appointments/live-blocks.tsx')).LiveBlocks,
}));

/** What waits for the reader, with the talks of today and those to be scheduled. */
export function CompanyDashboardPage() {
  return (
    <DashboardPage
      aside={
        <Suspense fallback={null}>
          <LiveBlocks />
        </Suspense>
      }
    />
  );
}
