import { Mark } from '../../../ui/mark.tsx';
import type { SaveState } from './attempt-sender.ts';
import { clockText, RED_UNDER_SECONDS } from './clock-rules.ts';
import { practiceWords } from './practice-words.ts';
import './room-header.css';

const saveWords: Record<SaveState, string> = {
  saved: 'Saved',
  waiting: 'Saving…',
  failed: 'Not saved yet, we keep trying',
};

type Props = {
  name: string;
  left: number;
  announcement: string;
  /** null in a practice, where nothing is saved. */
  saveState: SaveState | null;
  /** Some answers are on this computer only, and stay there. */
  hasRefused: boolean;
  isRecording: boolean;
  /** The clock stands still. */
  isPaused: boolean;
  /** How many breaks can still be taken; 0 for most candidates. */
  breaksLeft: number;
  onBreak: () => void;
  onLeave: () => void;
};

export function RoomHeader(props: Props) {
  const { name, left, announcement, saveState, hasRefused, isRecording, isPaused } = props;
  const isPartly = saveState === 'saved' && hasRefused;
  return (
    <header className="room-header">
      <div className="room-brand">
        <Mark />
        <h1 className="room-title">eBot Interview</h1>
      </div>
      <p className="room-greeting">Welcome {name}, to the ebot interview</p>
      <p className={left < RED_UNDER_SECONDS ? 'room-timer room-timer--red' : 'room-timer'}>
        <span>{isPaused ? 'Total timer, stopped' : 'Total timer'}</span>{' '}
        <strong role="timer">{clockText(left)}</strong>
      </p>
      <p className="room-save" data-state={isPartly ? 'failed' : (saveState ?? 'saved')}>
        <output>
          {saveState === null
            ? practiceWords.standing
            : isPartly
              ? 'Not all answers are saved'
              : saveWords[saveState]}
        </output>
        {isRecording && !isPaused && <span className="room-recording">Recording</span>}
      </p>
      <div className="room-ways">
        {props.breaksLeft > 0 && !isPaused && (
          <button type="button" className="room-button room-button--quiet" onClick={props.onBreak}>
            Take a break
          </button>
        )}
        <button type="button" className="room-button room-button--quiet" onClick={props.onLeave}>
          Leave
        </button>
      </div>
      <output className="visually-hidden">{announcement}</output>
    </header>
  );
}
