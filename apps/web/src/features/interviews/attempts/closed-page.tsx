import type { Problem } from './invitation.ts';
import { RoomPage } from './room-page.tsx';
import { welcomeWords as words } from './welcome-words.ts';

const passing: readonly Problem[] = ['away', 'facial-terms', 'no-questions'];

/** Why this link does not lead into an interview, and what to do. */
export function ClosedPage({ reason }: { reason: Problem }) {
  const { title, text } = words.closed[reason];
  return (
    <RoomPage>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="room-actions">
        {passing.includes(reason) && (
          <button type="button" className="room-button" onClick={() => location.reload()}>
            {words.tryAgain}
          </button>
        )}
        <a className="room-button room-button--quiet" href="/home">
          {words.goHome}
        </a>
      </div>
    </RoomPage>
  );
}
