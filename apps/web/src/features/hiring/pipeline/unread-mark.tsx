import { unreadWord } from './pipeline-words.ts';
import './unread-mark.css';

/** Nobody of the company has opened it yet. */
export function UnreadMark() {
  return (
    <span className="unread-mark">
      <span className="unread-mark__dot" aria-hidden="true" />
      {unreadWord}
    </span>
  );
}
