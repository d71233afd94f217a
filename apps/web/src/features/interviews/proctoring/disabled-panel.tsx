import { MonitorLine } from './monitor-line.tsx';

/** ME-1: shown when facial tracking is off. */
export function DisabledPanel({ onEnable }: { readonly onEnable: () => void }) {
  return (
    <MonitorLine name="Proctoring Disabled" status="" state="off">
      <p>Facial tracking is not enabled for this session.</p>
      <button type="button" className="room-button room-button--quiet" onClick={onEnable}>
        Enable Proctoring
      </button>
    </MonitorLine>
  );
}
