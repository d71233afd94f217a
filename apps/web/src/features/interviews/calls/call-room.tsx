import type { Output } from '@candor/contract';
import type { joinCall } from '@candor/contract/interviews/call-room';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallBar } from './call-bar.tsx';
import { CallChat } from './call-chat.tsx';
import { CallClock } from './call-clock.tsx';
import type { CallSession } from './call-session.ts';
import type { Snapshot } from './call-snapshot.ts';
import { CallStage } from './call-stage.tsx';
import { callWords, roomWords } from './call-words.ts';
import { DeviceFields } from './device-fields.tsx';
import type { OwnDevices } from './door.tsx';
import { AsidePanel, CallRecording, LatePanel, LatePart, loadLateParts } from './late-parts.tsx';
import { useView } from './use-view.ts';
import { usePanel } from './use-panel.ts';
import { useScreen } from './use-screen.ts';
import { useSending } from './use-sending.ts';
import { useLeaving } from './use-leaving.ts';
import './call-room.css';

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
  const [hasReactions, onReactions] = useState(false);
  const [hasCaptions, onCaptions] = useState(false);
  const screen = useScreen();
  const problem = useSending(session, { devices, isHandRaised, screen });
  const { closed, log, recording, isRecordingSure: isSure } = shown;
  const { panel: chosen, show, unread } = usePanel(log);
  useEffect(() => {
    if (closed === null) return;
    screen.stop();
    onClosed(closed);
  }, [closed, onClosed, screen]);
  const { isSpeakerView, ...view } = useView(shown, seen.seatID);
  const isInterviewer = seen.role === 'interviewer';
  useEffect(() => loadLateParts(isInterviewer), [isInterviewer]);
  const { hasLeft, isSending, keep, leave } = useLeaving({ session, devices, screen, onLeave });
  const panel = hasLeft ? null : chosen;
  return (
    <div className="call-room" data-panel={panel ?? 'none'}>
      <header className="call-room__top">
        <h1>{callWords.title(seen.title, seen.companyName)}</h1>
        {recording !== null && (recording.mayAsk || recording.state !== 'off') && (
          <LatePart>
            <CallRecording
              {...{ session, recording, isSure, hasLeft, devices, screen }}
              companyName={seen.companyName}
              onFinish={keep}
            />
          </LatePart>
        )}
        <CallClock seen={seen} />
      </header>
      <main className="call-room__stage" aria-label={roomWords.people}>
        {hasLeft ? (
          <output className="call-room__notice">
            {isSending ? roomWords.sending : roomWords.leaving}
          </output>
        ) : (
          <CallStage
            {...{ session, shown, seatID: seen.seatID, devices, screen: screen.track }}
            {...{ isSpeakerView, hasReactions, hasCaptions }}
            problem={problem ?? screen.problem}
          />
        )}
      </main>
      {panel === 'chat' && (
        <CallChat {...{ session, log, ownSeat: seen.seatID }} onClose={() => show('chat')} />
      )}
      {panel === 'aside' && (
        <LatePanel onClose={() => show('aside')}>
          <AsidePanel {...{ session, log, seen }} onClose={() => show('aside')} />
        </LatePanel>
      )}
      {panel === 'devices' && (
        <aside className="call-room__panel" aria-label={roomWords.settings}>
          <DeviceFields devices={devices} />
          <button type="button" className="call-button" onClick={() => show('devices')}>
            {roomWords.closeSettings}
          </button>
        </aside>
      )}
      {!hasLeft && (
        <CallBar
          {...{ devices, screen, isHandRaised, panel, ...view }}
          {...{ hasReactions, onReactions, hasCaptions, onCaptions }}
          unread={unread('chat')}
          unreadAside={isInterviewer ? unread('aside') : null}
          onHand={raiseHand}
          onPanel={show}
          onLeave={leave}
        />
      )}
    </div>
  );
}
