import { type ByMonitor, byMonitor, monitorNames } from '@candor/contract/interviews/monitor-rules';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { ConsentStep } from './consent-step.tsx';
import { DisabledPanel } from './disabled-panel.tsx';
import { EyePanel } from './eye-panel.tsx';
import { KeyboardPanel } from './keyboard-panel.tsx';
import { monitorPanelWords as words } from './monitor-panel-words.ts';
import type { ReportBook } from './report-book.ts';
import type { MonitorSettings, RoomMonitorsProps } from './room-monitors-props.ts';
import { useEyeMonitor } from './use-eye-monitor.ts';
import { useKeyboardMonitor } from './use-keyboard-monitor.ts';
import { useMonitorWarnings } from './use-monitor-warnings.ts';
import { useOwnMicrophone } from './use-own-microphone.ts';
import { useProctoring } from './use-proctoring.ts';
import { useReportBook } from './use-report-book.ts';
import { useVoiceMonitor } from './use-voice-monitor.ts';
import { VoicePanel } from './voice-panel.tsx';
import { coolDownFace } from './warm-face.ts';
import './room-monitors.css';

/** Where nobody asked, the candidate may wish for all, but for what was granted to them. */
const wished = (monitors: MonitorSettings): MonitorSettings =>
  byMonitor((name) => (monitors[name] === 'off' ? 'on' : monitors[name]));
const isAsked = (monitors: MonitorSettings) => Object.values(monitors).includes('on');

/** The monitors of the room: a quiet line each. They watch whether their panels are open or not. */
export function RoomMonitors(props: RoomMonitorsProps) {
  const { monitors } = props.started;
  // Asked for by the company and agreed to before the start, or wished by the candidate.
  const [watched, setWatched] = useState(isAsked(monitors) ? monitors : null);
  const [isConsenting, setConsenting] = useState(false);
  const { reports, waiting } = useReportBook(props);
  const isFaceWatched = watched?.eye === 'on';
  useEffect(() => {
    if (!isFaceWatched) coolDownFace();
  }, [isFaceWatched]);
  if (watched !== null) {
    const close = () => setWatched(null);
    const ways = { reports, waiting, onClose: close };
    return <WatchingMonitors {...props} {...ways} monitors={watched} />;
  }
  return (
    <section className="room-monitors" aria-label={words.monitors}>
      <DisabledPanel isAsked={isAsked(monitors)} onEnable={() => setConsenting(true)} />
      {isConsenting && (
        <ConsentStep
          token={props.token}
          isFaceWatched={(isAsked(monitors) ? monitors : wished(monitors)).eye === 'on'}
          onConsent={() => {
            setConsenting(false);
            setWatched(isAsked(monitors) ? monitors : wished(monitors));
          }}
          onLeave={() => setConsenting(false)}
        />
      )}
    </section>
  );
}

type WatchingProps = RoomMonitorsProps & {
  readonly monitors: MonitorSettings;
  readonly reports: ReportBook;
  readonly waiting: ReturnType<typeof useReportBook>['waiting'];
  readonly onClose: () => void;
};

function WatchingMonitors(watching: WatchingProps) {
  const { monitors, reports, waiting, onClose, ...props } = watching;
  const { camera, microphone, isRecorded, started } = props;
  const isWatching = props.isRunning && !props.isPaused;
  const { record, warn, beat, endByPanel } = useProctoring(props, reports);
  const eye = useEyeMonitor({
    active: isWatching && monitors.eye === 'on',
    stream: camera,
    onIncident: record,
    onHealth: (state, at) => beat('eye', state, at),
  });
  const isVoiceWatched = isWatching && monitors.voice === 'on';
  const own = useOwnMicrophone(isVoiceWatched && !isRecorded);
  const voice = useVoiceMonitor({
    active: isVoiceWatched,
    stream: isRecorded ? microphone : own.stream,
    isAsking: own.isAsking,
    onAsk: own.ask,
    onIncident: record,
    onHealth: (state, at) => beat('voice', state, at),
  });
  const keyboard = useKeyboardMonitor({
    active: isWatching && monitors.keyboard === 'on',
    keyboardNavigation: started.keyboardNavigation,
    onIncident: record,
    onTest: (incident) => warn(incident),
    onHealth: (state, at) => beat('keyboard', state, at),
  });
  useMonitorWarnings(props.onWarning, eye, voice);
  const panels: ByMonitor<ReactNode> = {
    eye: <EyePanel eye={eye} />,
    voice: <VoicePanel voice={voice} />,
    keyboard: <KeyboardPanel keyboard={keyboard} />,
  };
  const [isClosing, setClosing] = useState(false);
  return (
    <section className="room-monitors" aria-label={words.monitors}>
      {monitorNames.map(
        (name) => monitors[name] === 'on' && <Fragment key={name}>{panels[name]}</Fragment>,
      )}
      <p className="room-monitors__outbox">
        <output>{waitingWords(waiting)}</output>
        <button
          type="button"
          className="room-button room-button--quiet"
          onClick={() => setClosing(true)}
        >
          {words.close}
        </button>
      </p>
      {isClosing && (
        <CloseDialog
          onKeep={() => setClosing(false)}
          onClose={() => {
            endByPanel();
            onClose();
          }}
        />
      )}
    </section>
  );
}

function CloseDialog(ways: { readonly onKeep: () => void; readonly onClose: () => void }) {
  return (
    <RoomDialog
      title={words.closing.title}
      onCancel={ways.onKeep}
      actions={
        <>
          <button type="button" className="room-button" onClick={ways.onKeep}>
            {words.closing.keep}
          </button>
          <button type="button" className="room-button room-button--quiet" onClick={ways.onClose}>
            {words.closing.close}
          </button>
        </>
      }
    >
      <p>{words.closing.text}</p>
    </RoomDialog>
  );
}

/** Quiet while everything arrives; a report of three heartbeats is always on its way. */
function waitingWords({ waiting, durable }: WatchingProps['waiting']): string {
  if (waiting <= 3) return '';
  return durable ? words.waiting.durable(waiting) : words.waiting.page(waiting);
}
