import type { FilmKind } from '@candor/contract/interviews/call-recording-rules';
import { Button } from '@mantine/core';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { AskedDeletion } from './asked-deletion.tsx';
import { liveRecordingsQuery } from './live-recording-queries.ts';
import { liveRecordingWords as words, whyNothing } from './live-recording-words.ts';
import { LiveTogether, type ShownProps } from './live-together.tsx';
import { pieceOfFilm, pieceOfTrack } from './pieces.ts';
import type { WatchedFrame } from './watched-frame.ts';

type Props = {
  readonly interviewScheduleID: string;
  /** Around the pictures: counts what is watched. */
  readonly Watched: WatchedFrame;
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
      <AskedDeletion
        request={found.data.request}
        isGone={found.data.tracks.every(({ status }) => status === 'deleted')}
      />
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

/** One film of everybody where there is one; each by themselves all the same. */
function Shown(props: ShownProps) {
  const { tracks, films } = props.recordings;
  const apart = useMemo(() => tracks.filter(isPlayable).map(pieceOfTrack), [tracks]);
  const filmed = useMemo(() => films.filter(isPlayable).map(pieceOfFilm), [films]);
  // A film that is made while somebody watches is offered, and takes nothing from under their eyes.
  const [isApart, setApart] = useState(filmed.length === 0);
  if (apart.length === 0) return <p>{whyNothing(props.recordings)}</p>;
  const isOfTracks = isApart || filmed.length === 0;
  return (
    <div className="stack gap-sm">
      <LiveTogether key={String(isOfTracks)} {...props} pieces={isOfTracks ? apart : filmed} />
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
