import { Logo } from '../../ui/logo.tsx';
import type { SaveState } from './attempt-sender.ts';
import { clockText, RED_UNDER_SECONDS } from './clock-rules.ts';
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
  saveState: SaveState;
  /** Some answers are on this computer only, and stay there. */
  hasRefused: boolean;
  isRecording: boolean;
  onLeave: () => void;
};

export function RoomHeader(props: Props) {
  const { name, left, announcement, saveState, hasRefused, isRecording, onLeave } = props;
  const isPartly = saveState === 'saved' && hasRefused;
  return (
    <header className="room-header">
      <div className="room-brand">
        <Logo />
        <h1 className="room-title">eBot Interview</h1>
      </div>
      <p className="room-greeting">Welcome {name}, to the ebot interview</p>
      <p className={left < RED_UNDER_SECONDS ? 'room-timer room-timer--red' : 'room-timer'}>
        <span>Total timer</span> <strong role="timer">{clockText(left)}</strong>
      </p>
      <p className="room-save" data-state={isPartly ? 'failed' : saveState}>
        <output>{isPartly ? 'Not all answers are saved' : saveWords[saveState]}</output>
        {isRecording && <span className="room-recording">Recording</span>}
      </p>
      <button type="button" className="room-button room-button--quiet room-leave" onClick={onLeave}>
        Leave
      </button>
      <output className="visually-hidden">{announcement}</output>
    </header>
  );
}
