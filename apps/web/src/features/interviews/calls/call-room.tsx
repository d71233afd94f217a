import type { Output } from '@candor/contract';
import type { joinCall } from '@candor/contract/interviews/call-room';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { CallBar } from './call-bar.tsx';
import { CallChat } from './call-chat.tsx';
import { CallClock } from './call-clock.tsx';
import type { CallSession, Snapshot } from './call-session.ts';
import { callWords, roomWords } from './call-words.ts';
import { DeviceFields } from './device-fields.tsx';
import type { OwnDevices } from './door.tsx';
import { Sound } from './sound.tsx';
import { Tiles } from './tiles.tsx';
import { usePanel } from './use-panel.ts';
import { useScreen } from './use-screen.ts';
import { useSending } from './use-sending.ts';
import { useFinishing } from './use-finishing.ts';
import './call-room.css';

const AsidePanel = lazy(async () => ({
  default: (await import('./aside-panel.tsx')).AsidePanel,
}));
// Most calls are not recorded, and nothing of it is needed before somebody may ask.
const CallRecording = lazy(async () => ({
  default: (await import('./call-recording.tsx')).CallRecording,
}));

const KnockNotices = lazy(async () => ({
  default: (await import('./knock-notices.tsx')).KnockNotices,
}));

type Props = {
  readonly session: CallSession;
  readonly seen: Output<typeof joinCall>;
  readonly devices: OwnDevices;
  readonly onLeave: () => void;
  readonly onClosed: (why: NonNullable<Snapshot['closed']>) => void;
};

/** The call: who is there, what they show and say, and what I send of myself. */
export function CallRoom({ session, seen, devices, onLeave, onClosed }: Props) {
  const shown = useSyncExternalStore(session.subscribe, session.read);
  const [isHandRaised, raiseHand] = useState(false);
  const screen = useScreen();
  const problem = useSending(session, { devices, isHandRaised, screen });
  const [isSilent, setSilent] = useState(false);
  const silence = useCallback(() => setSilent(true), []);
  const { closed, log, recording, isRecordingSure: isSure } = shown;
  const { panel, show, unread } = usePanel(log);
  useEffect(() => {
    if (closed === null) return;
    screen.stop();
    onClosed(closed);
  }, [closed, onClosed, screen]);
  const isInterviewer = seen.role === 'interviewer';
  const finishing = useFinishing();
  const leave = async (): Promise<void> => {
    screen.stop();
    await session.leave();
    await finishing.finish();
    onLeave();
  };
  return (
    <div className="call-room" data-panel={panel ?? 'none'}>
      <header className="call-room__top">
        <h1>{callWords.title(seen.title, seen.companyName)}</h1>
        {recording !== null && (recording.mayAsk || recording.state !== 'off') && (
          <Suspense fallback={null}>
            <CallRecording
              {...{ session, recording, isSure, devices, screen, companyName: seen.companyName }}
              onFinish={finishing.keep}
            />
          </Suspense>
        )}
        <CallClock seen={seen} />
      </header>
      <main className="call-room__stage" aria-label={roomWords.people}>
        {finishing.isSending && <output className="call-room__notice">{roomWords.sending}</output>}
        {!shown.isLineOpen && <output className="call-room__notice">{roomWords.offline}</output>}
        {(problem ?? screen.problem) !== null && (
          <p role="alert" className="call-room__notice">
            {problem ?? screen.problem}
          </p>
        )}
        {shown.knocks.length > 0 && (
          <Suspense fallback={null}>
            <KnockNotices session={session} knocks={shown.knocks} />
          </Suspense>
        )}
        {isSilent && (
          <p className="call-room__notice">
            {roomWords.hearText}{' '}
            <button type="button" className="call-button" onClick={() => setSilent(false)}>
              {roomWords.hear}
            </button>
          </p>
        )}
        <Tiles {...{ shown, seatID: seen.seatID, devices, screen: screen.track }} />
        {[...shown.remotes].map(([id, { main }]) => (
          <Sound
            key={id}
            track={main.getAudioTracks()[0]}
            speaker={devices.choice.speaker}
            onBlocked={silence}
          />
        ))}
      </main>
      {panel === 'chat' && (
        <CallChat {...{ session, log, ownSeat: seen.seatID }} onClose={() => show('chat')} />
      )}
      {panel === 'aside' && (
        <Suspense fallback={null}>
          <AsidePanel {...{ session, log, seen }} onClose={() => show('aside')} />
        </Suspense>
      )}
      {panel === 'devices' && (
        <aside className="call-room__panel" aria-label={roomWords.settings}>
          <DeviceFields devices={devices} />
          <button type="button" className="call-button" onClick={() => show('devices')}>
            {roomWords.closeSettings}
          </button>
        </aside>
      )}
      <CallBar
        {...{ devices, screen, isHandRaised, panel }}
        unread={unread('chat')}
        unreadAside={isInterviewer ? unread('aside') : null}
        onHand={raiseHand}
        onPanel={show}
        onLeave={() => void leave()}
      />
    </div>
  );
}
