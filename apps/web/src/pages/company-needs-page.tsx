import { LiveTabs } from '../features/interviews/appointments/live-tabs.tsx';
import { NeedsPage } from '../features/interviews/needs/needs-page.tsx';

/** What candidates need, beside the interviews that they need it for. */
export function CompanyNeedsPage() {
  return (
    <div className="stack">
      <LiveTabs here="needs" />
      <NeedsPage />
    </div>
  );
}
