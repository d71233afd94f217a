import type { Problem } from './invitation.ts';
import { RoomPage } from './room-page.tsx';
import { expiredText, facialTermsText } from './room-words.ts';

const words: Record<Problem, { title: string; text: string }> = {
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
  'no-questions': {
    title: 'This interview has no questions yet',
    text: 'The clock has not started and your link is unharmed. Please tell the company that invited you.',
  },
  'facial-terms': {
    title: facialTermsText,
    text: 'The company asks for the camera to be watched during this interview, and this page could not ask for your consent. The clock has not started and your link is unharmed: reload this page to try again, or ask the company for an interview without the camera.',
  },
  away: {
    title: 'We cannot reach the server',
    text: 'Your link is unharmed. Please check your connection and reload this page.',
  },
};

const passing: readonly Problem[] = ['away', 'facial-terms', 'no-questions'];

/** Why this link does not lead into an interview, and what to do. */
export function ClosedPage({ reason }: { reason: Problem }) {
  const { title, text } = words[reason];
  return (
    <RoomPage>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="room-actions">
        {passing.includes(reason) && (
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
