import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { pageTime } from './access-rules.ts';
import { DownloadLink } from './download-link.tsx';
import { firstChosen, isOfPeople, timesIn } from './part-rules.ts';
import { namedRecording } from './part-words.ts';
import { RecordingThumbnails } from './recording-thumbnails.tsx';
import { RemainingAccess } from './remaining-access.tsx';
import { SharedPlayer } from './shared-player.tsx';
import { SharedWatched } from './shared-watched.tsx';
import type { TimesOf } from './use-watch-report.ts';
import { ViewHeading } from '../../../ui/view-heading.tsx';
import { recordingsQuery, type SharedRecording, type SharedRecordings } from './viewing-queries.ts';
import { viewingWords as words } from './viewing-words.ts';
import './viewer.css';

/** Several recordings that play by one clock; another feature plays them. */
export type InStep = ComponentType<{
  readonly pieces: readonly ReturnType<typeof pieceOf>[number][];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly watermark: string | null;
  readonly renew: () => Promise<boolean>;
}>;

type Props = {
  readonly InStep: InStep;
  readonly token: string;
  readonly shared: SharedRecordings;
  /** Fresh URLs were asked for and did not come. */
  readonly problem: string | undefined;
  /** Asks again: for fresh URLs, and whether this browser may still watch. Gives the fresh ones, or nothing. */
  readonly onLookAgain: () => Promise<SharedRecordings | undefined>;
};

/** RV-5: the recording that was chosen, and the list of all. */
export function Viewer(props: Props) {
  const { token, shared, problem, onLookAgain, InStep } = props;
  const { recordings, viewKey } = shared;
  const [asked, setChosen] = useState(() => firstChosen(recordings));
  // A film may have taken the place of its tracks when fresh URLs come.
  const chosen = recordings[asked] === undefined ? firstChosen(recordings) : asked;
  const recording = recordings[chosen] ?? recordings[0];
  const accessEndsAt = pageTime(shared.serverTime, shared.accessExpiresAt, shared.receivedAt);
  useEnd(accessEndsAt, token);
  if (recording === undefined) return null;
  const areTogether = isOfPeople(recordings);
  const timesOf: TimesOf = ({ dataset }, from, to) =>
    timesIn(recordings, areTogether ? Number(dataset['piece']) : chosen, [from, to]);
  return (
    <article className={areTogether ? 'viewer viewer--together' : 'viewer'}>
      <Head shared={shared} recording={recording} />
      <div className="stack packed">
        <SharedWatched
          key={areTogether ? 'all' : chosen}
          {...{ token, viewKey, timesOf }}
          onLookAgain={() => void onLookAgain()}
        >
          {areTogether ? (
            <Together {...{ InStep, shared, chosen, onLookAgain }} onChoose={setChosen} />
          ) : (
            <SharedPlayer
              recording={recording}
              watermark={shared.watermark}
              onLookAgain={() => void onLookAgain()}
            />
          )}
        </SharedWatched>
        {problem !== undefined && (
          <p className="notice bad" role="alert">
            {problem}{' '}
            <button
              type="button"
              className="link-button viewing-page__link"
              onClick={() => void onLookAgain()}
            >
              {words.again}
            </button>
          </p>
        )}
        <footer className="row apart spread dimmed">
          <RemainingAccess endsAt={accessEndsAt} shareEndsAt={shared.shareExpiresAt} />
          <DownloadLink shared={shared} chosen={chosen} onLookAgain={onLookAgain} />
        </footer>
      </div>
      {!areTogether && (
        <RecordingThumbnails recordings={recordings} chosen={chosen} onChoose={setChosen} />
      )}
    </article>
  );
}

type HeadProps = { readonly shared: SharedRecordings; readonly recording: SharedRecording };

function Head({ shared, recording: { title, part } }: HeadProps) {
  const { candidateName, interviewTitle, companyName } = shared;
  return (
    <header className="viewer__head">
      <ViewHeading>{candidateName ?? interviewTitle}</ViewHeading>
      <ul className="dotted">
        {candidateName !== null && <li>{interviewTitle}</li>}
        <li>{companyName}</li>
        <li>{namedRecording(title, part)}</li>
      </ul>
    </header>
  );
}

type TogetherProps = Pick<Props, 'InStep' | 'shared' | 'onLookAgain'> & {
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
};

function Together({ InStep, shared, onLookAgain, ...choice }: TogetherProps) {
  const { recordings, watermark } = shared;
  const pieces = useMemo(() => recordings.flatMap(pieceOf), [recordings]);
  const renew = useCallback(async () => (await onLookAgain()) !== undefined, [onLookAgain]);
  return <InStep {...{ pieces, watermark, renew }} {...choice} />;
}

function pieceOf(recording: SharedRecording, id: number) {
  const { title, part, url, posterUrl, segments } = recording;
  if (part === null) return [];
  const { kind } = part;
  return [
    { id, name: namedRecording(title, part), kind, url, posterUrl, segments, isQuiet: false },
  ];
}

/** When the time is up the server is asked once more; it says no, and the form comes back. */
function useEnd(endsAt: number, token: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(
      () => void queries.refetchQueries(recordingsQuery(token)),
      Math.max(0, endsAt - Date.now()) + 500,
    );
    return () => clearTimeout(timer);
  }, [endsAt, token, queries]);
}
