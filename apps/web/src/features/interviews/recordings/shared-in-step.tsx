import { watermarkPlace } from '../../../ui/player/seek-rules.ts';
import { liveRecordingWords as words } from './live-recording-words.ts';
import type { Piece } from './pieces.ts';
import { StepPicture } from './step-picture.tsx';
import { StepPlayer } from './step-player.tsx';
import { secondsIn } from './track-time-rules.ts';
import { useRenewals } from './use-renewals.ts';
import { useTracks } from './use-tracks.ts';
import './shared-in-step.css';

type Props = {
  readonly pieces: readonly Piece[];
  /** Which of them is large. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** Stands over each picture. */
  readonly watermark: string | null;
  readonly renew: () => Promise<boolean>;
};

/** RV-5, of a call without a film: everybody is heard and seen at once, and one of them is large. */
export function SharedInStep({ pieces, chosen, onChoose, watermark, renew }: Props) {
  const steps = useTracks(pieces);
  const { broken, fail, tryAgain } = useRenewals(renew);
  const { extent, instant, keep, isMuted, isPlaying, play } = steps;
  if (extent === null) return <p>{words.waiting}</p>;
  const place = watermarkPlace((instant - extent.from) / 1000);
  return (
    <StepPlayer {...{ steps, extent, pieces }}>
      <ul className="shared-in-step">
        {pieces.map((piece, index) => (
          <li key={piece.id} data-chosen={index === chosen}>
            <div className="shared-in-step__picture">
              <StepPicture
                {...{ piece, keep, isMuted, isAway: secondsIn(piece, instant) === null }}
                onPress={() => play(!isPlaying)}
                isBroken={broken.has(piece.id)}
                isMarked={watermark !== null}
                onFailed={(code) => void fail(piece.id, code)}
                onAgain={() => tryAgain(piece.id)}
              />
              {watermark !== null && (
                <span className={`player__watermark player__watermark--${place}`}>{watermark}</span>
              )}
            </div>
            <button
              type="button"
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              {piece.name}
            </button>
          </li>
        ))}
      </ul>
    </StepPlayer>
  );
}
