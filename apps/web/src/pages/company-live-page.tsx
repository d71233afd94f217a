import { LiveListPage } from '../features/interviews/appointments/live-list-page.tsx';
import { LiveTabs } from '../features/interviews/appointments/live-tabs.tsx';

/** The live interviews, beside the bot interviews. */
export function CompanyLivePage() {
  return <LiveListPage tabs={<LiveTabs here="live" />} />;
}
