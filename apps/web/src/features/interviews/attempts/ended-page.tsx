import { givenAnswers } from './answers-file.ts';
import type { Invitation } from './invitation.ts';
import type { LeftBehind } from './left-behind.ts';
import { RoomPage } from './room-page.tsx';
import { RefusedAnswers } from './refused-answers.tsx';
import { nothingLeft } from './rest.ts';
import { recordingTexts } from './room-words.ts';
import { saveLeftAnswers } from './save-answers-file.ts';
import { createWatched, useWatched } from './watched.ts';
import { locale } from '../../../ui/reader-locale.ts';

const nothing = createWatched(nothingLeft);

type Props = {
  /** Whose it is; only where something may be left of it. */
  invitation?: Invitation;
  status: Invitation['status'];
  endedAt?: string | null;
  /** What this computer still holds of it and is sending. */
  leftBehind?: LeftBehind | undefined;
};

/** The interview is over, here or elsewhere. What waits on this computer goes out meanwhile. */
export function EndedPage({ invitation, status, endedAt = null, leftBehind }: Props) {
  const rest = useWatched(leftBehind?.rest ?? nothing);
  const { answers, refused, bytes, reports, sending, closed } = rest;
  const count = givenAnswers(answers).length;
  return (
    <RoomPage>
      <h1>This interview is over</h1>
      <p>
        {status === 'timed-out'
          ? 'The time ran out. What you answered until then has been submitted for review.'
          : 'Your answers have been submitted for review. There is nothing more to do.'}
      </p>
      {endedAt !== null && (
        <p className="room-dimmed">Ended {new Date(endedAt).toLocaleString(locale)}.</p>
      )}
      {sending && (
        <output className="room-note">
          This computer still holds a part of it, which is being sent now:{' '}
          {partsOf(count, bytes, reports)}. Please keep this page open until this line is gone.
        </output>
      )}
      {closed && <output className="room-note">{recordingTexts.closed}</output>}
      {invitation !== undefined && (
        <RefusedAnswers refused={refused} onDownload={() => saveLeftAnswers(invitation, refused)} />
      )}
      <div className="room-actions">
        <a className="room-button room-button--quiet" href="/home">
          Go Home
        </a>
      </div>
    </RoomPage>
  );
}

function partsOf(answers: number, bytes: number, reports: number): string {
  const parts = [
    ...(answers > 0 ? [`${answers} ${answers === 1 ? 'answer' : 'answers'}`] : []),
    ...(bytes > 0 ? [`${(bytes / 1_000_000).toFixed(1)} MB of the recording`] : []),
    ...(reports > 0 ? ['what the monitors noted'] : []),
  ];
  return parts.length === 0 ? 'the end of the recording' : parts.join(' and ');
}
