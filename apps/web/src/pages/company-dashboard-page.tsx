import { DashboardPage } from '../features/hiring/dashboard/dashboard-page.tsx';
import { LiveBlocks } from '../features/interviews/appointments/live-blocks.tsx';

/** What waits for the reader, with the talks of today and those to be scheduled. */
export function CompanyDashboardPage() {
  return <DashboardPage aside={<LiveBlocks />} />;
}
