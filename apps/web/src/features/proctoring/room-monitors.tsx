import { useState } from 'react';
import { ConsentStep } from './consent-step.tsx';
import { DisabledPanel } from './disabled-panel.tsx';
import { EyePanel } from './eye-panel.tsx';
import { KeyboardPanel } from './keyboard-panel.tsx';
import type { MonitorSettings, RoomMonitorsProps } from './room-monitors-props.ts';
import { useEyeMonitor } from './use-eye-monitor.ts';
import { useKeyboardMonitor } from './use-keyboard-monitor.ts';
import { useProctoring } from './use-proctoring.ts';
import { useVoiceMonitor } from './use-voice-monitor.ts';
import { VoicePanel } from './voice-panel.tsx';
import './room-monitors.css';

const all: MonitorSettings = { eye: 'on', voice: 'on', keyboard: 'on' };
const isAsked = (monitors: MonitorSettings) => Object.values(monitors).includes('on');

/** The three monitors of the room: a quiet line each. They watch whether their panels are open or not. */
export function RoomMonitors(props: RoomMonitorsProps) {
  const { monitors } = props.started;
  // Asked for by the company and agreed to before the start, or wished by the candidate.
  const [watched, setWatched] = useState(isAsked(monitors) ? monitors : null);
  const [isConsenting, setConsenting] = useState(false);
  if (watched !== null) {
    return <WatchingMonitors {...props} monitors={watched} onClose={() => setWatched(null)} />;
  }
  return (
    <section className="room-monitors" aria-label="Monitors">
      <DisabledPanel onEnable={() => setConsenting(true)} />
      {isConsenting && (
        <ConsentStep
          onConsent={() => {
            setConsenting(false);
            setWatched(isAsked(monitors) ? monitors : all);
          }}
          onLeave={() => setConsenting(false)}
        />
      )}
    </section>
  );
}

type WatchingProps = RoomMonitorsProps & {
  readonly monitors: MonitorSettings;
  readonly onClose: () => void;
};

function WatchingMonitors({ monitors, onClose, ...props }: WatchingProps) {
  const { isRunning, camera, microphone, started } = props;
  const { outbox, record, beat, endByPanel } = useProctoring(props, true);
  const eye = useEyeMonitor({
    active: isRunning && monitors.eye === 'on',
    stream: camera,
    onIncident: record,
    onHealth: (state, at) => beat('face', state, at),
  });
  const voice = useVoiceMonitor({
    active: isRunning && monitors.voice === 'on',
    stream: microphone,
    onIncident: record,
    onHealth: (state, at) => beat('voice', state, at),
  });
  const keyboard = useKeyboardMonitor({
    active: isRunning && monitors.keyboard === 'on',
    keyboardNavigation: started.keyboardNavigation,
    onIncident: record,
    onHealth: (state, at) => beat('keyboard', state, at),
  });
  return (
    <section className="room-monitors" aria-label="Monitors">
      {monitors.eye === 'on' && <EyePanel eye={eye} />}
      {monitors.voice === 'on' && <VoicePanel voice={voice} />}
      {monitors.keyboard === 'on' && <KeyboardPanel keyboard={keyboard} />}
      <p className="room-monitors__outbox">
        <output>{waitingWords(outbox.waiting, outbox.durable)}</output>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={() => {
            endByPanel();
            onClose();
          }}
        >
          Close monitors
        </button>
      </p>
    </section>
  );
}

/** Quiet while everything arrives; a report of three heartbeats is always on its way. */
function waitingWords(waiting: number, durable: boolean): string {
  if (waiting <= 3) return '';
  const where = durable ? 'on this computer' : 'in this page';
  return `${waiting} reports wait ${where} and are sent by themselves.`;
}
