import { LiveTabs } from '../features/interviews/appointments/live-tabs.tsx';
import { NeedPage } from '../features/interviews/needs/need-page.tsx';
import { NeedsPage } from '../features/interviews/needs/needs-page.tsx';
import { useAddress } from '../lib/use-address.ts';

/** What candidates need, beside the interviews that they need it for; and one of them, with its answer. */
export function CompanyNeedsPage() {
  const { needID } = useAddress();
  if (needID !== undefined) return <NeedPage needID={needID} />;
  return <NeedsPage tabs={<LiveTabs here="needs" />} />;
}
