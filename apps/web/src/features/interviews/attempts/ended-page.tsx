import { givenAnswers } from './answers-file.ts';
import type { Invitation } from './invitation.ts';
import type { LeftBehind } from './left-behind.ts';
import { RoomPage } from './room-page.tsx';
import { RefusedAnswers } from './refused-answers.tsx';
import { nothingLeft } from './rest.ts';
import { megabytesText, recordingTexts } from './room-words.ts';
import { saveLeftAnswers } from './save-answers-file.ts';
import { createWatched, useWatched } from './watched.ts';
import { welcomeWords as words } from './welcome-words.ts';
import { readerLocale } from '../../../ui/reader-locale.ts';

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
      <h1>{words.ended.title}</h1>
      <p>{status === 'timed-out' ? words.ended.timedOut : words.ended.submitted}</p>
      {endedAt !== null && (
        <p className="room-dimmed">
          {words.ended.at(new Date(endedAt).toLocaleString(readerLocale()))}
        </p>
      )}
      {sending && (
        <output className="room-note">{words.ended.sending(partsOf(count, bytes, reports))}</output>
      )}
      {closed && <output className="room-note">{recordingTexts.closed}</output>}
      {invitation !== undefined && (
        <RefusedAnswers refused={refused} onDownload={() => saveLeftAnswers(invitation, refused)} />
      )}
      <div className="room-actions">
        <a className="room-button room-button--quiet" href="/home">
          {words.goHome}
        </a>
      </div>
    </RoomPage>
  );
}

function partsOf(answers: number, bytes: number, reports: number): string {
  const parts = [
    ...(answers > 0 ? [words.ended.answers(answers)] : []),
    ...(bytes > 0 ? [words.ended.recording(megabytesText(bytes))] : []),
    ...(reports > 0 ? [words.ended.reports] : []),
  ];
  return parts.length === 0 ? words.ended.end : parts.join(words.ended.and);
}
