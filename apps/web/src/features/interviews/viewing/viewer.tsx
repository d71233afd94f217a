import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pageTime } from './access-rules.ts';
import { DownloadLink } from './download-link.tsx';
import { RecordingThumbnails } from './recording-thumbnails.tsx';
import { RemainingAccess } from './remaining-access.tsx';
import { ViewHeading } from './view-heading.tsx';
import { recordingsQuery, type SharedRecordings } from './viewing-queries.ts';
import { WatchedPlayer } from './watched-player.tsx';
import './viewer.css';

type Props = {
  readonly token: string;
  readonly shared: SharedRecordings;
  /** Fresh URLs were asked for and did not come. */
  readonly problem: string | undefined;
  /** Asks again: for fresh URLs, and whether this browser may still watch. Gives the fresh ones, or nothing. */
  readonly onLookAgain: () => Promise<SharedRecordings | undefined>;
};

/** RV-5: the recording that was chosen, and the list of all. */
export function Viewer({ token, shared, problem, onLookAgain }: Props) {
  const { recordings, watermark, interviewTitle, companyName, candidateName } = shared;
  const [chosen, setChosen] = useState(0);
  const recording = recordings[chosen] ?? recordings[0];
  const before = recordings.slice(0, chosen);
  const offsetMs = before.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const accessEndsAt = pageTime(shared.serverTime, shared.accessExpiresAt, shared.receivedAt);
  useEnd(accessEndsAt, token);
  if (recording === undefined) return null;
  return (
    <article className="viewer">
      <header className="viewer__head">
        <ViewHeading>{candidateName ?? interviewTitle}</ViewHeading>
        <ul className="dotted">
          {candidateName !== null && <li>{interviewTitle}</li>}
          <li>{companyName}</li>
          <li>{recording.title}</li>
        </ul>
      </header>
      <div className="stack packed">
        <WatchedPlayer
          key={chosen}
          token={token}
          viewKey={shared.viewKey}
          recording={recording}
          offsetMs={offsetMs}
          watermark={watermark}
          onLookAgain={() => void onLookAgain()}
        />
        {problem !== undefined && (
          <p className="notice bad" role="alert">
            {problem}{' '}
            <button
              type="button"
              className="link-button viewing-page__link"
              onClick={() => void onLookAgain()}
            >
              Try again
            </button>
          </p>
        )}
        <footer className="row apart spread dimmed">
          <RemainingAccess endsAt={accessEndsAt} shareEndsAt={shared.shareExpiresAt} />
          <DownloadLink shared={shared} chosen={chosen} onLookAgain={onLookAgain} />
        </footer>
      </div>
      <RecordingThumbnails recordings={recordings} chosen={chosen} onChoose={setChosen} />
    </article>
  );
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
