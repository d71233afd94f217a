import { useRef, useState } from 'react';
import { Player } from '../../../ui/player/player.tsx';
import { titleText } from './part-words.ts';
import type { SharedRecording } from './viewing-queries.ts';
import { viewingWords as words } from './viewing-words.ts';

type Props = {
  readonly recording: SharedRecording;
  readonly watermark: string | null;
  readonly onLookAgain: () => void;
};

/** One recording in the player. */
export function SharedPlayer({ recording, watermark, onLookAgain }: Props) {
  const [positionSeconds, setPosition] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  return (
    <Player
      url={recording.url}
      label={titleText(recording.title)}
      video={video}
      positionSeconds={positionSeconds}
      onPosition={setPosition}
      onExpired={onLookAgain}
      durationSeconds={recording.durationMs / 1000}
      gaps={recording.gaps.map(({ atMs, missingMs }) => ({
        atSeconds: atMs / 1000,
        label: words.missing(Math.max(1, Math.round(missingMs / 1000))),
      }))}
      poster={recording.posterUrl ?? undefined}
      thumbnails={recording.thumbnails ?? undefined}
      watermark={watermark ?? undefined}
    />
  );
}
