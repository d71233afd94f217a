import { MonitorLine } from './monitor-line.tsx';
import { monitorPanelWords } from './monitor-panel-words.ts';

type Props = {
  /** The interview asks for a monitor, which is closed. */
  readonly isAsked: boolean;
  readonly onEnable: () => void;
};

/** ME-1: shown when facial tracking is off. */
export function DisabledPanel({ isAsked, onEnable }: Props) {
  const words = monitorPanelWords.disabled;
  const { name, text } = words[isAsked ? 'closed' : 'unasked'];
  return (
    <MonitorLine name={name} status="" state="off">
      <p>{text}</p>
      <button type="button" className="room-button room-button--quiet" onClick={onEnable}>
        {words.enable}
      </button>
    </MonitorLine>
  );
}
