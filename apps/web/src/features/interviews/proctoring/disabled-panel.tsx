import { disabledWords } from './disabled-words.ts';
import { MonitorLine } from './monitor-line.tsx';

type Props = {
  /** The interview asks for a monitor, which is closed. */
  readonly isAsked: boolean;
  readonly onEnable: () => void;
};

/** ME-1: shown when facial tracking is off. */
export function DisabledPanel({ isAsked, onEnable }: Props) {
  const { name, text } = disabledWords[isAsked ? 'closed' : 'unasked'];
  return (
    <MonitorLine name={name} status="" state="off">
      <p>{text}</p>
      <button type="button" className="room-button room-button--quiet" onClick={onEnable}>
        {disabledWords.enable}
      </button>
    </MonitorLine>
  );
}
