import { Button } from '@mantine/core';
import { rights } from '@candor/contract/right-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRights } from '../../lib/rights.ts';
import { ErrorState } from '../../ui/page-states.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { ShareList } from './share-list.tsx';
import { sharesQuery, viewsQuery } from './sharing-queries.ts';
import { ViewLog } from './view-log.tsx';
import './sharing-panel.css';

/** In the report: with whom the recording is shared, and who has watched it. */
export function SharingPanel({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  const [isSharing, setSharing] = useState(false);
  const shares = useQuery(sharesQuery(interviewScheduleID));
  const views = useQuery(viewsQuery(interviewScheduleID));
  const mayShare = useRights()(5, rights.shareOutside);
  const failed = shares.error ?? views.error;
  return (
    <div className="sharing-panel">
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
        <p className="sharing-panel__nobody">Nobody has watched the recording yet.</p>
      )}
      {views.data !== undefined && views.data.views.length > 0 && (
        <ViewLog views={views.data.views} />
      )}
      {isSharing && (
        <ShareDialog interviewScheduleID={interviewScheduleID} onClose={() => setSharing(false)} />
      )}
    </div>
  );
}
