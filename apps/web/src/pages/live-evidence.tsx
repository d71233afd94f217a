import { LiveRecording } from '../features/interviews/recordings/live-recording.tsx';
import { MemberWatched } from '../features/interviews/viewing/member-watched.tsx';
import { RecordingDownload } from '../features/interviews/viewing/recording-download.tsx';
import { SharingPanel } from '../features/interviews/viewing/sharing-panel.tsx';

/** The recording of a call, watched, shared and saved as that of every interview. */
export function LiveEvidence({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  return (
    <LiveRecording
      interviewScheduleID={interviewScheduleID}
      Watched={MemberWatched}
      Download={RecordingDownload}
      sharing={<SharingPanel interviewScheduleID={interviewScheduleID} />}
    />
  );
}
