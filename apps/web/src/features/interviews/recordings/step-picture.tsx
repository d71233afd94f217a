import { Button } from '@mantine/core';
import { liveRecordingWords as words } from './live-recording-words.ts';
import type { Piece } from './pieces.ts';

type Props = {
  readonly piece: Piece;
  readonly keep: (id: number, video: HTMLVideoElement | null) => void;
  /** Nothing was recorded of it at this instant. */
  readonly isAway: boolean;
  /** All of them were. */
  readonly isMuted: boolean;
  readonly onPress: () => void;
  readonly isBroken: boolean;
  readonly onFailed: (code: number | undefined) => void;
  readonly onAgain: () => void;
  /** What lies over it would not be in a window of the video's own, nor in a saved copy. */
  readonly isMarked?: boolean;
};

/** One of several that play in step. */
export function StepPicture(props: Props) {
  const { piece, keep, isAway, isBroken, onFailed, onAgain, isMarked = false } = props;
  const isMuted = piece.isQuiet || props.isMuted;
  if (isBroken) {
    return (
      <div role="alert" className="live-recording__broken">
        <p>{words.broken}</p>
        <Button variant="default" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    );
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={(video) => keep(piece.id, video)}
        src={piece.url ?? undefined}
        poster={piece.posterUrl ?? undefined}
        muted={isMuted}
        preload="metadata"
        playsInline
        aria-label={piece.name}
        tabIndex={-1}
        onClick={props.onPress}
        data-away={isAway}
        data-piece={piece.id}
        disablePictureInPicture={isMarked}
        onContextMenu={isMarked ? (event) => event.preventDefault() : undefined}
        onError={({ currentTarget }) => onFailed(currentTarget.error?.code)}
      />
      {isAway && <p className="live-recording__away">{words.away}</p>}
    </>
  );
}
