import { useLayoutEffect, useRef } from 'react';
import {
  CameraIcon,
  CaptionsIcon,
  ChatIcon,
  DevicesIcon,
  HandIcon,
  InterviewersIcon,
  LeaveIcon,
  MicrophoneIcon,
  ReactionsIcon,
  ScreenIcon,
  SmallWindowIcon,
  SpeakerViewIcon,
} from './call-icons.tsx';
import { asideWords } from './aside-words.ts';
import { asideShortcut, roomWords, shortcutWords } from './call-words.ts';
import type { OwnDevices } from './door.tsx';
import { findRecognizer } from './recognizer.ts';
import { Toggle } from './toggle.tsx';
import type { Screen } from './use-screen.ts';
import type { SmallWindow } from './use-small-window.ts';

export type Panel = 'chat' | 'devices' | 'aside';

type Props = {
  readonly devices: OwnDevices;
  readonly screen: Screen;
  readonly isHandRaised: boolean;
  readonly hasReactions: boolean;
  readonly hasCaptions: boolean;
  readonly panel: Panel | null;
  readonly unread: number;
  /** null: of a candidate, who has no line to the interviewers alone. */
  readonly unreadAside: number | null;
  /** null: there is nobody to choose between. */
  readonly speakerView: boolean | null;
  /** null: there is no picture, or the browser has no such window. */
  readonly smallWindow: SmallWindow | null;
  readonly onSpeakerView: (isOn: boolean) => void;
  readonly onReactions: (isOn: boolean) => void;
  readonly onCaptions: (isOn: boolean) => void;
  readonly onHand: (isRaised: boolean) => void;
  readonly onPanel: (panel: Panel) => void;
  readonly onLeave: () => void;
};

/** What I send, and what I look at; each by a key too. */
export function CallBar(props: Props) {
  const {
    devices,
    screen,
    isHandRaised,
    panel,
    unread,
    unreadAside,
    speakerView,
    smallWindow,
    onHand,
    onPanel,
    onLeave,
  } = props;
  const { isMicrophoneOn, isCameraOn, switchMicrophone, switchCamera } = devices;
  const isSharing = screen.track !== null;
  const share = (): void => (isSharing ? screen.stop() : void screen.start());
  useKeys({
    KeyM: () => switchMicrophone(!isMicrophoneOn),
    KeyV: () => switchCamera(!isCameraOn),
    KeyS: share,
    KeyH: () => onHand(!isHandRaised),
    KeyR: () => props.onReactions(!props.hasReactions),
    ...(findRecognizer() !== null && { KeyT: () => props.onCaptions(!props.hasCaptions) }),
    KeyC: () => onPanel('chat'),
    ...(speakerView !== null && { KeyL: () => props.onSpeakerView(!speakerView) }),
    ...(smallWindow !== null && { KeyP: smallWindow.toggle }),
    ...(unreadAside !== null && { KeyI: () => onPanel('aside') }),
  });
  return (
    <nav className="call-room__bar" aria-label={roomWords.controls}>
      <Toggle
        name={isMicrophoneOn ? roomWords.microphoneOn : roomWords.microphoneOff}
        isOn={isMicrophoneOn}
        isDisabled={devices.devices.microphone === null}
        icon={<MicrophoneIcon isOn={isMicrophoneOn} />}
        keys="Alt+M"
        onChange={switchMicrophone}
      />
      <Toggle
        name={isCameraOn ? roomWords.cameraOn : roomWords.cameraOff}
        isOn={isCameraOn}
        isDisabled={devices.devices.camera === null}
        icon={<CameraIcon isOn={isCameraOn} />}
        keys="Alt+V"
        onChange={switchCamera}
      />
      {'getDisplayMedia' in navigator.mediaDevices && (
        <Toggle
          name={isSharing ? roomWords.stopSharing : roomWords.share}
          isOn={isSharing}
          icon={<ScreenIcon />}
          keys="Alt+S"
          onChange={share}
        />
      )}
      <Toggle
        name={isHandRaised ? roomWords.lower : roomWords.raise}
        isOn={isHandRaised}
        icon={<HandIcon />}
        keys="Alt+H"
        onChange={onHand}
      />
      <Toggle
        name={unread > 0 ? `${roomWords.chat} (${unread})` : roomWords.chat}
        isOn={panel === 'chat'}
        icon={<ChatIcon />}
        keys="Alt+C"
        onChange={() => onPanel('chat')}
      />
      {unreadAside !== null && (
        <Toggle
          name={unreadAside > 0 ? `${asideWords.title} (${unreadAside})` : asideWords.title}
          isOn={panel === 'aside'}
          icon={<InterviewersIcon />}
          keys="Alt+I"
          onChange={() => onPanel('aside')}
        />
      )}
      <ViewToggles {...props} />
      <Toggle
        name={roomWords.settings}
        isOn={panel === 'devices'}
        icon={<DevicesIcon />}
        onChange={() => onPanel('devices')}
      />
      <button type="button" className="call-toggle call-room__leave" onClick={onLeave}>
        <LeaveIcon />
        <span>{roomWords.leave}</span>
      </button>
      <KeyList hasAside={unreadAside !== null} />
    </nav>
  );
}

/** What keys do. */
function KeyList({ hasAside }: { readonly hasAside: boolean }) {
  return (
    <details className="call-room__keys">
      <summary>{roomWords.shortcuts}</summary>
      <dl>
        {[...shortcutWords, ...(hasAside ? [asideShortcut] : [])].map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** How the people are looked at. */
function ViewToggles(props: Props) {
  const { hasReactions, hasCaptions, speakerView, smallWindow } = props;
  const { onReactions, onCaptions, onSpeakerView } = props;
  return (
    <>
      <Toggle
        name={roomWords.reactions}
        isOn={hasReactions}
        icon={<ReactionsIcon />}
        keys="Alt+R"
        onChange={onReactions}
      />
      {findRecognizer() !== null && (
        <Toggle
          name={roomWords.captions}
          isOn={hasCaptions}
          icon={<CaptionsIcon />}
          keys="Alt+T"
          onChange={onCaptions}
        />
      )}
      {speakerView !== null && (
        <Toggle
          name={roomWords.speakerView}
          isOn={speakerView}
          icon={<SpeakerViewIcon />}
          keys="Alt+L"
          onChange={onSpeakerView}
        />
      )}
      {smallWindow !== null && (
        <Toggle
          name={roomWords.smallWindow}
          isOn={smallWindow.isOpen}
          icon={<SmallWindowIcon />}
          keys="Alt+P"
          onChange={smallWindow.toggle}
        />
      )}
    </>
  );
}

/** With Alt held, so that nothing happens while somebody writes. */
function useKeys(deeds: Readonly<Record<string, () => void>>): void {
  const latest = useRef(deeds);
  useLayoutEffect(() => {
    latest.current = deeds;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const deed = latest.current[event.code];
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat || deed === undefined)
        return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
