import { areas, rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useRights } from '../../../lib/rights.ts';
import { ErrorState } from '../../../ui/page-states.tsx';
import { ShareList } from './share-list.tsx';
import { sharesQuery, viewsQuery } from './sharing-queries.ts';
import { ViewLog } from './view-log.tsx';
import './sharing-panel.css';

const loadDialog = () => import('./share-dialog.tsx');
const ShareDialog = lazy(async () => ({ default: (await loadDialog()).ShareDialog }));

/** In the report: with whom the recording is shared, and who has watched it. */
export function SharingPanel({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  const [isSharing, setSharing] = useState(false);
  const shares = useRead(sharesQuery(interviewScheduleID));
  const views = useRead(viewsQuery(interviewScheduleID));
  const mayShare = useRights()(areas.interviews, rights.shareOutside);
  // After the page's own bytes and before anyone asks for it. What fails here is asked for again.
  useEffect(() => {
    if (mayShare) void loadDialog().catch(() => undefined);
  }, [mayShare]);
  const failed = shares.error ?? views.error;
  return (
    <div className="stack gap-sm start sharing-panel">
      {mayShare && (
        <Button variant="default" onClick={() => setSharing(true)}>
          Share recording
        </Button>
      )}
      {failed !== null && (
        <ErrorState title="Who it is shared with could not be loaded">{failed.message}</ErrorState>
      )}
      {shares.data !== undefined && shares.data.shares.length > 0 && (
        <ShareList
          interviewScheduleID={interviewScheduleID}
          shares={shares.data.shares}
          mayChange={mayShare}
        />
      )}
      <h3>Watched by</h3>
      {views.data?.views.length === 0 && (
        <p className="dimmed">Nobody has watched the recording yet.</p>
      )}
      {views.data !== undefined && views.data.views.length > 0 && (
        <ViewLog views={views.data.views} />
      )}
      <Suspense fallback={null}>
        {isSharing && (
          <ShareDialog
            interviewScheduleID={interviewScheduleID}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
