import { LiveLanes } from './live-lanes.tsx';
import type { LiveRecordings } from './live-recording-queries.ts';
import { liveRecordingWords as words, trackWords } from './live-recording-words.ts';
import { nameOfTrack, type Piece } from './pieces.ts';
import { StepPicture } from './step-picture.tsx';
import { StepPlayer } from './step-player.tsx';
import { secondsIn } from './track-time-rules.ts';
import { useRenewals } from './use-renewals.ts';
import { useTimesOf } from './use-times-of.ts';
import { useTracks } from './use-tracks.ts';
import type { WatchedFrame } from './watched-frame.ts';

export type ShownProps = {
  readonly interviewScheduleID: string;
  readonly Watched: WatchedFrame;
  readonly recordings: LiveRecordings;
  /** Asks for new URLs; false: there are none. */
  readonly renew: () => Promise<boolean>;
};
type Props = ShownProps & { readonly pieces: readonly Piece[] };

/** Pieces of a call beside each other by one clock, and who was there when. */
export function LiveTogether({ recordings, pieces, renew, ...watch }: Props) {
  const { Watched, interviewScheduleID } = watch;
  const steps = useTracks(pieces);
  const timesOf = useTimesOf(pieces);
  const { broken, fail, tryAgain } = useRenewals(renew);
  const { extent, instant, keep, isMuted, isPlaying, play } = steps;
  if (extent === null) return <p>{words.waiting}</p>;
  const missing = recordings.tracks.filter(({ url }) => url === null);
  return (
    <div className="stack gap-sm unprinted">
      <StepPlayer {...{ steps, extent, pieces }}>
        <Watched {...{ interviewScheduleID, timesOf, viewKey: recordings.viewKey }}>
          <ul className="live-recording__pictures">
            {pieces.map((piece) => (
              <li key={piece.id} data-kind={piece.kind}>
                <StepPicture
                  {...{ piece, keep, isMuted, isAway: secondsIn(piece, instant) === null }}
                  onPress={() => play(!isPlaying)}
                  isBroken={broken.has(piece.id)}
                  onFailed={(code) => void fail(piece.id, code)}
                  onAgain={() => tryAgain(piece.id)}
                />
                <span>{piece.name}</span>
              </li>
            ))}
          </ul>
        </Watched>
      </StepPlayer>
      <LiveLanes recordings={recordings} extent={extent} instant={instant} />
      {missing.length > 0 && (
        <ul className="bullets dimmed">
          {missing.map((track) => (
            <li key={track.trackID}>
              {nameOfTrack(track)}: {track.status !== 'playable' && trackWords[track.status]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
