import { useMemo, useRef, useState } from 'react';
import { Player } from '../../../ui/player/player.tsx';
import { useWatchReport } from './use-watch-report.ts';
import { sendWatched, type SharedRecording } from './viewing-queries.ts';
import type { Stretch } from './watched-rules.ts';

type Props = {
  readonly token: string;
  readonly viewKey: string | null;
  readonly recording: SharedRecording;
  /** How long the recordings before this one are together. */
  readonly offsetMs: number;
  readonly watermark: string | null;
  readonly onLookAgain: () => void;
};

/** One recording in the player, and what was played of it told to the server. */
export function WatchedPlayer(props: Props) {
  const { token, viewKey, recording, offsetMs, watermark, onLookAgain } = props;
  const [positionSeconds, setPosition] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const send = useMemo(() => {
    if (viewKey === null) return null;
    return (ranges: readonly Stretch[]) => sendWatched(token, viewKey, ranges);
  }, [token, viewKey]);
  useWatchReport({ send, frame, offsetMs, onRefused: onLookAgain });
  return (
    <div ref={frame}>
      <Player
        url={recording.url}
        label={recording.title}
        video={video}
        positionSeconds={positionSeconds}
        onPosition={setPosition}
        onExpired={onLookAgain}
        durationSeconds={recording.durationMs / 1000}
        gaps={recording.gaps.map(({ atMs, missingMs }) => ({
          atSeconds: atMs / 1000,
          label: `${Math.max(1, Math.round(missingMs / 1000))} s are missing here`,
        }))}
        poster={recording.posterUrl ?? undefined}
        thumbnails={recording.thumbnails ?? undefined}
        watermark={watermark ?? undefined}
      />
    </div>
  );
}
