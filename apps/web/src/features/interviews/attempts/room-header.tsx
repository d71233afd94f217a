import { LanguageChoice } from '../../../ui/language-choice.tsx';
import { Mark } from '../../../ui/mark.tsx';
import type { SaveState } from './attempt-sender.ts';
import { clockText, RED_UNDER_SECONDS } from './clock-rules.ts';
import { interviewWords as words } from './interview-words.ts';
import { practiceWords } from './practice-words.ts';
import { welcomeWords } from './welcome-words.ts';
import './room-header.css';

type Props = {
  name: string;
  left: number;
  /** In minutes; null: nothing yet. */
  announced: number | null;
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
  const { name, left, announced, saveState, hasRefused, isRecording, isPaused } = props;
  const isPartly = saveState === 'saved' && hasRefused;
  return (
    <header className="room-header">
      <div className="room-brand">
        <Mark />
        <h1 className="room-title">{welcomeWords.brand}</h1>
      </div>
      <p className="room-greeting">{words.welcome(name)}</p>
      <p className={left < RED_UNDER_SECONDS ? 'room-timer room-timer--red' : 'room-timer'}>
        <span>{isPaused ? words.timerStopped : words.timer}</span>{' '}
        <strong role="timer">{clockText(left)}</strong>
      </p>
      <p className="room-save" data-state={isPartly ? 'failed' : (saveState ?? 'saved')}>
        <output>
          {saveState === null
            ? practiceWords.standing
            : isPartly
              ? words.notAllSaved
              : words.saves[saveState]}
        </output>
        {isRecording && !isPaused && <span className="room-recording">{words.recording}</span>}
      </p>
      <div className="room-ways">
        <LanguageChoice />
        {props.breaksLeft > 0 && !isPaused && (
          <button type="button" className="room-button room-button--quiet" onClick={props.onBreak}>
            {words.takeBreak}
          </button>
        )}
        <button type="button" className="room-button room-button--quiet" onClick={props.onLeave}>
          {words.leave}
        </button>
      </div>
      <output className="visually-hidden">
        {announced !== null && words.minutesLeft(announced)}
      </output>
    </header>
  );
}
