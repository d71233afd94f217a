import { RoomPage } from './room-page.tsx';

/** Ruling on two devices: the newest holds the attempt, the older is told. */
export function TakenOver() {
  return (
    <RoomPage>
      <h1>This interview is open on another device</h1>
      <p>
        The newest page holds the interview, so nothing can be answered here any more. What was
        shown as saved counts. Your screen is no longer recorded by this page.
      </p>
      <div className="room-actions">
        <button type="button" className="room-button" onClick={() => location.reload()}>
          Go on here instead
        </button>
        <a className="room-button room-button--quiet" href="/home">
          Go Home
        </a>
      </div>
    </RoomPage>
  );
}
