import { expiredText } from './room-texts.ts';
import type { Problem } from './invitation.ts';
import { RoomPage } from './room-page.tsx';

const words: Record<Problem | 'ended', { title: string; text: string }> = {
  'no-link': {
    title: 'This page needs your link',
    text: 'Please open the link in your invitation mail again. It leads straight to your interview.',
  },
  expired: {
    title: expiredText,
    text: 'This link is no longer valid. Please ask the company that invited you for a new one.',
  },
  'not-open': {
    title: 'Your interview is not open yet',
    text: 'Please come back at the time in your invitation mail. Nothing has been used up.',
  },
  cancelled: {
    title: 'This interview was cancelled',
    text: 'The company that invited you has cancelled it. Please write to them if you have questions.',
  },
  away: {
    title: 'We cannot reach the server',
    text: 'Your link is unharmed. Please check your connection and reload this page.',
  },
  ended: {
    title: 'This interview is over',
    text: 'Your answers have arrived and wait for review. There is nothing more to do.',
  },
};

export function ClosedPage({
  reason,
  endedAt,
}: {
  reason: Problem | 'ended';
  endedAt?: string | null;
}) {
  const { title, text } = words[reason];
  return (
    <RoomPage>
      <h1>{title}</h1>
      <p>{text}</p>
      {endedAt !== undefined && endedAt !== null && (
        <p className="room-dimmed">Ended {new Date(endedAt).toLocaleString()}.</p>
      )}
      <div className="room-actions">
        {reason === 'away' && (
          <button type="button" className="room-button" onClick={() => location.reload()}>
            Try again
          </button>
        )}
        <a className="room-button room-button--quiet" href="/home">
          Go Home
        </a>
      </div>
    </RoomPage>
  );
}
