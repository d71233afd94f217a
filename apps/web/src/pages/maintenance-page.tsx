import { getPlatformStatus } from '@candor/contract/operations/operations';
import { useEffect, useRef } from 'react';
import { heard } from '../lib/changes.ts';
import { read, useRead } from '../lib/server-state.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { useChanges } from '../lib/follow-changes.ts';
import './maintenance-page.css';

/** MN-1: an image only; who cannot see it is told the same by its description. */
export function MaintenancePage() {
  useChanges();
  usePageTitle('Maintenance');
  useWayBack();
  return (
    <main className="maintenance-page">
      {/* A heading by what the picture says: who cannot see it finds the page's beginning. */}
      <h1>
        <img
          src="/maintenance.svg"
          width={480}
          height={320}
          alt="We are working on Candor. It will be back soon. What was saved is safe."
        />
      </h1>
    </main>
  );
}

/** Each node asks for the switch once a second: another one may still send back whoever comes at once. */
const everyNodeHasSeenItMs = 1000;

/** The news may be here before the node that is asked has seen it, and it comes only once. */
const alsoUntold = { everyMs: 30_000, inAnyCaseMs: 5000 } as const;

/** Who was led here goes on when it is over; who came here by hand stays. */
function useWayBack(): void {
  const { data } = useRead(
    read(getPlatformStatus, {}, heard({ hears: { maintenance: true }, ...alsoUntold })),
  );
  const wasClosed = useRef(false);
  useEffect(() => {
    if (data?.maintenance === true) wasClosed.current = true;
    if (data?.maintenance !== false || !wasClosed.current) return;
    // The browser loads it afresh: the release behind the maintenance may be another one.
    const goesOn = setTimeout(() => location.replace('/home'), everyNodeHasSeenItMs);
    return () => clearTimeout(goesOn);
  }, [data]);
}
