import { Suspense } from 'react';
import { LiveRecording } from '../features/interviews/recordings/live-recording.tsx';
import { MemberWatched } from '../features/interviews/viewing/member-watched.tsx';
import { SharingPanel } from '../features/interviews/viewing/sharing-panel.tsx';
import { RecordingDownload } from './report-parts.tsx';

/** The recording of a call, watched, shared and saved as that of every interview. */
export function LiveEvidence({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  return (
    <LiveRecording
      interviewScheduleID={interviewScheduleID}
      Watched={MemberWatched}
      download={
        <Suspense fallback={null}>
          <RecordingDownload interviewScheduleID={interviewScheduleID} />
        </Suspense>
      }
      sharing={<SharingPanel interviewScheduleID={interviewScheduleID} />}
    />
  );
}
