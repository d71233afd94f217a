import { interviewWords as words } from './interview-words.ts';
import { RoomPage } from './room-page.tsx';
import { welcomeWords } from './welcome-words.ts';

/** Ruling on two devices: the newest holds the attempt, the older is told. */
export function TakenOver() {
  return (
    <RoomPage>
      <h1>{words.takenOver.title}</h1>
      <p>{words.takenOver.text}</p>
      <div className="room-actions">
        <button type="button" className="room-button" onClick={() => location.reload()}>
          {words.takenOver.goOn}
        </button>
        <a className="room-button room-button--quiet" href="/home">
          {welcomeWords.goHome}
        </a>
      </div>
    </RoomPage>
  );
}
