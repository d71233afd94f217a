import { LiveRecording } from '../features/interviews/recordings/live-recording.tsx';
import { MemberWatched } from '../features/interviews/viewing/member-watched.tsx';
import { SharingPanel } from '../features/interviews/viewing/sharing-panel.tsx';

/** The recording of a call, watched and shared as that of every interview. */
export function LiveEvidence({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  return (
    <LiveRecording
      interviewScheduleID={interviewScheduleID}
      Watched={MemberWatched}
      sharing={<SharingPanel interviewScheduleID={interviewScheduleID} />}
    />
  );
}
