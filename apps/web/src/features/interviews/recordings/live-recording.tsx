import type { FilmKind } from '@candor/contract/interviews/call-recording-rules';
import { Button, NativeSelect } from '@mantine/core';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { clockText } from '../../../ui/duration-rules.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { LiveLanes } from './live-lanes.tsx';
import {
  type LiveRecordings,
  liveRecordingsQuery,
  type LiveTrack,
} from './live-recording-queries.ts';
import { liveRecordingWords as words, trackWords } from './live-recording-words.ts';
import { nameOfTrack, type Piece, pieceOfFilm, pieceOfTrack } from './pieces.ts';
import { secondsIn } from './track-time-rules.ts';
import { useRenewals } from './use-renewals.ts';
import { useTracks } from './use-tracks.ts';
import './live-recording.css';

type Props = {
  readonly interviewScheduleID: string;
  /** Around the pictures: counts what is watched. */
  readonly Watched: ComponentType<{
    readonly interviewScheduleID: string;
    readonly viewKey: string | null;
    readonly children: ReactNode;
  }>;
  /** Stands below what can be played. */
  readonly sharing: ReactNode;
  /** Of each film. */
  readonly Download: ComponentType<{
    readonly interviewScheduleID: string;
    readonly film: FilmKind;
  }>;
};

/** What was recorded of a call: everybody beside each other by one clock, and who was there when. */
export function LiveRecording({ interviewScheduleID, Watched, sharing, Download }: Props) {
  const found = useRead(liveRecordingsQuery(interviewScheduleID));
  const { refetch } = found;
  const renew = useCallback(async (): Promise<boolean> => (await refetch()).isSuccess, [refetch]);
  if (found.isPending) return <LoadingState what={words.loading} />;
  if (found.data === undefined) {
    return (
      <ErrorState
        title={words.failed}
        action={
          <Button variant="default" onClick={() => void found.refetch()}>
            {words.again}
          </Button>
        }
      >
        {found.error?.message}
      </ErrorState>
    );
  }
  // Of a call that nobody wanted to record there is nothing to say.
  if (found.data.tracks.length === 0) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="live-recording">
      <h2 id="live-recording">{words.title}</h2>
      <Shown {...{ interviewScheduleID, Watched, recordings: found.data }} renew={renew} />
      {found.data.films.filter(isPlayable).map(({ kind }, _, all) => (
        <section key={kind} aria-label={words.film[kind]}>
          {all.length > 1 && <p className="dimmed unprinted">{words.film[kind]}</p>}
          <Download interviewScheduleID={interviewScheduleID} film={kind} />
        </section>
      ))}
      {found.data.tracks.some(({ url }) => url !== null) && sharing}
    </section>
  );
}

type ShownProps = Pick<Props, 'interviewScheduleID' | 'Watched'> & {
  readonly recordings: LiveRecordings;
  /** Asks for new URLs; false: there are none. */
  readonly renew: () => Promise<boolean>;
};

/** One film of everybody where there is one; each by themselves all the same. */
function Shown(props: ShownProps) {
  const { tracks, films } = props.recordings;
  const apart = useMemo(() => tracks.filter(isPlayable).map(pieceOfTrack), [tracks]);
  const filmed = useMemo(() => films.filter(isPlayable).map(pieceOfFilm), [films]);
  // A film that is made while somebody watches is offered, and takes nothing from under their eyes.
  const [isApart, setApart] = useState(filmed.length === 0);
  if (apart.length === 0) return <p>{whyNothing(tracks)}</p>;
  const isOfTracks = isApart || filmed.length === 0;
  return (
    <div className="stack gap-sm">
      <Together key={String(isOfTracks)} {...props} pieces={isOfTracks ? apart : filmed} />
      {filmed.length > 0 && (
        <div className="row unprinted">
          <Button variant="default" onClick={() => setApart(!isApart)}>
            {isApart ? words.together : words.apart}
          </Button>
        </div>
      )}
    </div>
  );
}

const isPlayable = ({ url }: { readonly url: string | null }): boolean => url !== null;

function whyNothing(tracks: readonly LiveTrack[]): string {
  const has = (...some: readonly LiveTrack['status'][]) =>
    tracks.some(({ status }) => some.includes(status));
  if (has('receiving', 'processing', 'playable')) return words.waiting;
  return has('deleted') ? words.deleted : words.nothing;
}

type TogetherProps = ShownProps & { readonly pieces: readonly Piece[] };

function Together({ recordings, pieces, renew, ...watch }: TogetherProps) {
  const { Watched, interviewScheduleID } = watch;
  const { extent, instant, isPlaying, speed, play, setSpeed, goTo, keep } = useTracks(pieces);
  const { broken, fail, tryAgain } = useRenewals(renew);
  if (extent === null) return <p>{words.waiting}</p>;
  const passed = clockText((instant - extent.from) / 1000);
  const all = clockText((extent.to - extent.from) / 1000);
  const missing = recordings.tracks.filter(({ url }) => url === null);
  return (
    <div className="stack gap-sm unprinted">
      <Watched interviewScheduleID={interviewScheduleID} viewKey={recordings.viewKey}>
        <ul className="live-recording__pictures">
          {pieces.map((piece) => (
            <li key={piece.id} data-kind={piece.kind}>
              <Picture
                {...{ piece, keep, isAway: secondsIn(piece, instant) === null }}
                isBroken={broken.has(piece.id)}
                onFailed={(code) => void fail(piece.id, code)}
                onAgain={() => tryAgain(piece.id)}
              />
              <span>{piece.name}</span>
            </li>
          ))}
        </ul>
      </Watched>
      <div className="row live-recording__controls">
        <Button onClick={() => play(!isPlaying)}>{isPlaying ? words.pause : words.play}</Button>
        <input
          type="range"
          className="live-recording__position"
          aria-label={words.position}
          aria-valuetext={words.of(passed, all)}
          min={0}
          max={Math.round((extent.to - extent.from) / 1000)}
          value={Math.round((instant - extent.from) / 1000)}
          onChange={({ currentTarget }) => goTo(extent.from + currentTarget.valueAsNumber * 1000)}
        />
        <span className="tabular">{words.of(passed, all)}</span>
        <NativeSelect
          aria-label={words.speed}
          value={String(speed)}
          data={['0.5', '1', '1.25', '1.5', '2']}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        />
      </div>
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

type PictureProps = {
  readonly piece: Piece;
  readonly keep: (id: number, video: HTMLVideoElement | null) => void;
  /** Nothing was recorded of it at this instant. */
  readonly isAway: boolean;
  readonly isBroken: boolean;
  readonly onFailed: (code: number | undefined) => void;
  readonly onAgain: () => void;
};

function Picture({ piece, keep, isAway, isBroken, onFailed, onAgain }: PictureProps) {
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
        muted={piece.isQuiet}
        preload="auto"
        playsInline
        aria-label={piece.name}
        data-away={isAway}
        onError={({ currentTarget }) => onFailed(currentTarget.error?.code)}
      />
      {isAway && <p className="live-recording__away">{words.away}</p>}
    </>
  );
}
