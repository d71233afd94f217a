import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Instant } from '../../../ui/instant.tsx';
import type { Page, PageRecording } from './candidate-page-queries.ts';
import { recordingWords as words } from './candidate-page-words.ts';
import { RequestLine } from './request-line.tsx';

/** Of few laws: whoever reads of another loads none of it. */
const RecordingDeletion = lazy(async () => ({
  default: (await import('./recording-deletion.tsx')).RecordingDeletion,
}));

/** What was recorded, until when it is kept, and who has watched it. */
export function PageRecordings({ token, page }: { readonly token: string; readonly page: Page }) {
  const { recordings, isHeld } = page;
  return (
    <section className="stack gap-sm" aria-labelledby="page-recordings">
      <h2 id="page-recordings">{words.title}</h2>
      {recordings.length === 0 ? (
        <p className="dimmed">{words.none}</p>
      ) : (
        <ul className="lines">
          {recordings.map((recording) => (
            <Line key={recording.interviewScheduleID} {...{ token, recording, isHeld }} />
          ))}
        </ul>
      )}
    </section>
  );
}

type LineProps = {
  readonly token: string;
  readonly recording: PageRecording;
  readonly isHeld: boolean;
};

/** Once its deletion is asked for the button is gone: whoever pressed it goes on reading at the line. */
function Line({ token, recording, isHeld }: LineProps) {
  const line = useRef<HTMLLIElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isAsked) line.current?.focus();
  }, [isAsked]);
  return (
    <li ref={line} className="stack gap-xs" tabIndex={isAsked ? -1 : undefined}>
      <Recording {...recording} isHeld={isHeld} />
      {typeof recording.wouldGoBy === 'string' && (
        <Suspense>
          <RecordingDeletion {...{ token, isHeld, recording }} onAsked={() => setAsked(true)} />
        </Suspense>
      )}
    </li>
  );
}

type RecordingProps = PageRecording & { readonly isHeld: boolean };

function Recording({ jobTitle, keptUntil, deletedAt, request, views, isHeld }: RecordingProps) {
  const at = deletedAt ?? keptUntil;
  // Held back it has no day, also when the interview is over.
  const untimed = isHeld ? words.held : words.notYet;
  const isAsked = request !== null && request !== undefined && deletedAt === null;
  return (
    <div className="stack gap-2xs">
      <p className="medium anywhere">{jobTitle}</p>
      {!isAsked && (
        <p className="dimmed small">
          {at === null ? untimed : deletedAt === null ? words.kept : words.deleted}
          {at !== null && <Instant at={at} />}
        </p>
      )}
      <RequestLine request={request} deletedAt={deletedAt} isHeld={isHeld} />
      {views.length === 0 ? (
        <p className="small">{words.nobody}</p>
      ) : (
        <ul className="bullets small">
          {views.map(({ by, name, startedAt, watchedMs, mayHaveDownloaded }) => (
            <li key={`${name} ${startedAt}`} className="anywhere">
              {name}, {words[by]}
              {' · '}
              <Instant at={startedAt} />
              {watchedMs !== null && ` · ${words.watched(watchedMs)}`}
              {mayHaveDownloaded && ` · ${words.saved}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
