import { RecordingPlayer } from '../features/interviews/recordings/recording-player.tsx';
import type { Recording } from '../features/interviews/recordings/recording-queries.ts';
import type { usePlayback } from '../features/interviews/recordings/use-playback.ts';
import { EvidenceTimeline } from '../ui/evidence-timeline.tsx';
import { type Evidence, noteworthy, type TimeAxis } from './report-evidence.ts';

type Props = {
  readonly recording: Recording;
  readonly playback: ReturnType<typeof usePlayback>;
  readonly lanes: Evidence['lanes'];
  readonly axis: TimeAxis;
  readonly currentId: string | undefined;
  readonly onExpired: () => void;
};

/** The report's player and time line, for whoever was recorded. */
export function EvidencePlayer({ recording, playback, lanes, axis, currentId, onExpired }: Props) {
  const { video, positionSeconds, follow, playFrom } = playback;
  return (
    <div className="stack packed">
      <RecordingPlayer
        recording={recording}
        video={video}
        positionSeconds={positionSeconds}
        onPosition={follow}
        onExpired={onExpired}
        marks={noteworthy(lanes)}
      />
      <EvidenceTimeline
        durationSeconds={axis.durationSeconds}
        positionSeconds={positionSeconds}
        lanes={lanes}
        gaps={axis.gaps}
        currentId={currentId}
        onSeek={playFrom}
      />
    </div>
  );
}
