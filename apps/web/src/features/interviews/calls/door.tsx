import type { Output } from '@candor/contract';
import type { openCall } from '@candor/contract/interviews/call-room';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { locale } from '../../../ui/reader-locale.ts';
import { CallBoundary } from './call-boundary.tsx';
import { CallPage } from './call-page.tsx';
import { callWords, doorWords, problemWords } from './call-words.ts';
import { CameraIcon, MicrophoneIcon } from './call-icons.tsx';
import { DeviceFields } from './device-fields.tsx';
import { loadedOnce } from '../../../lib/loaded-once.ts';
import { useWhoIsThere } from './use-who-is-there.ts';
import { turn } from './devices.ts';
import { type DevicesInUse, useDevices } from './use-devices.ts';
import { useLevel } from './use-level.ts';
import { Picture } from './picture.tsx';
import { Toggle } from './toggle.tsx';

// Nobody waits for it to join.
const NetworkCheck = lazy(
  loadedOnce(async () => (await import('./network-check.tsx')).NetworkCheck),
);

type Seen = Output<typeof openCall>;

export type OwnDevices = DevicesInUse & {
  readonly isMicrophoneOn: boolean;
  readonly isCameraOn: boolean;
  readonly switchMicrophone: (isOn: boolean) => void;
  readonly switchCamera: (isOn: boolean) => void;
};

type Props = {
  readonly seen: Seen;
  /** Reloaded in the call: goes in without being asked. */
  readonly comesBack: boolean;
  readonly isOpen: boolean;
  readonly onJoin: (microphone: boolean, camera: boolean) => Promise<void>;
  readonly children: (devices: OwnDevices) => ReactNode;
};

/** The room before the call, and then the call with the devices that were tried here. */
export function Door({ seen, comesBack, isOpen, onJoin, children }: Props) {
  const devices = useOwnDevices();
  const [isJoining, setJoining] = useState(false);
  const [problem, setProblem] = useState('');
  const { isAsking, isMicrophoneOn, isCameraOn } = devices;
  const join = async (): Promise<void> => {
    setJoining(true);
    setProblem('');
    try {
      await onJoin(isMicrophoneOn, isCameraOn);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '');
    }
    setJoining(false);
  };
  const hasJoined = useRef(false);
  useEffect(() => {
    if (!comesBack || isAsking || hasJoined.current) return;
    hasJoined.current = true;
    void join();
  });
  if (isOpen) return children(devices);
  const { microphone, camera } = devices.devices;
  return (
    <CallPage>
      <div className="call-door">
        <OwnPicture devices={devices} name={seen.name} />
        <div className="call-door__side">
          <div>
            <p className="call-dimmed">{callWords.title(seen.title, seen.companyName)}</p>
            <h1>{doorWords.ready}</h1>
          </div>
          <p>
            <Begins at={seen.startsAt} now={seen.now} /> {doorWords.as(seen.name)}
          </p>
          <Others seen={seen} />
          {problem !== '' && (
            <p role="alert" className="call-problem">
              {problem}
            </p>
          )}
          <button
            type="button"
            className="call-button call-button--main"
            disabled={isJoining || isAsking}
            onClick={() => void join()}
          >
            {isJoining
              ? doorWords.joining
              : microphone === null && camera === null && !isAsking
                ? doorWords.joinWithout
                : doorWords.join}
          </button>
          {!isAsking && !comesBack && (
            <CallBoundary instead={null}>
              <Suspense fallback={null}>
                <NetworkCheck relays={seen.iceServers} />
              </Suspense>
            </CallBoundary>
          )}
          <DeviceFields devices={devices} />
        </div>
      </div>
    </CallPage>
  );
}

function useOwnDevices(): OwnDevices {
  const inUse = useDevices();
  const [isMicrophoneWanted, wantMicrophone] = useState(true);
  const [isCameraWanted, wantCamera] = useState(true);
  const { microphone, camera } = inUse.devices;
  useEffect(() => {
    turn(microphone, isMicrophoneWanted);
    turn(camera, isCameraWanted);
  }, [microphone, camera, isMicrophoneWanted, isCameraWanted]);
  return {
    ...inUse,
    isMicrophoneOn: isMicrophoneWanted && microphone !== null,
    isCameraOn: isCameraWanted && camera !== null,
    switchMicrophone: wantMicrophone,
    switchCamera: wantCamera,
  };
}

function OwnPicture({ devices, name }: { readonly devices: OwnDevices; readonly name: string }) {
  const { isAsking, isCameraOn, isMicrophoneOn, retry } = devices;
  const { microphone, camera, problems } = devices.devices;
  const level = useLevel(microphone);
  return (
    <section className="call-door__self" aria-label={doorWords.self}>
      <div className="call-tile call-door__picture">
        {isCameraOn ? (
          <Picture tracks={[camera]} isMirrored />
        ) : (
          <p className="call-tile__name-only">
            {isAsking ? doorWords.waiting : doorWords.cameraOff}
          </p>
        )}
        <span className="call-tile__name">{name}</span>
      </div>
      <div className="call-door__switches">
        <Toggle
          name={doorWords.microphone}
          isOn={isMicrophoneOn}
          isDisabled={microphone === null}
          icon={<MicrophoneIcon isOn={isMicrophoneOn} />}
          onChange={devices.switchMicrophone}
        />
        <Toggle
          name={doorWords.camera}
          isOn={isCameraOn}
          isDisabled={camera === null}
          icon={<CameraIcon isOn={isCameraOn} />}
          onChange={devices.switchCamera}
        />
        <label className="call-door__level">
          <span>{doorWords.level}</span>
          <meter min={0} max={1} value={isMicrophoneOn ? level : 0} />
        </label>
      </div>
      <p className="call-dimmed">{doorWords.levelHint}</p>
      {!isAsking && (problems.microphone !== null || problems.camera !== null) && (
        <div className="call-problem" role="alert">
          {problems.microphone !== null && <p>{problemWords.microphone[problems.microphone]}</p>}
          {problems.camera !== null && <p>{problemWords.camera[problems.camera]}</p>}
          <button type="button" className="call-button" onClick={() => void retry()}>
            {doorWords.retry}
          </button>
        </div>
      )}
    </section>
  );
}

function Begins({ at, now }: { readonly at: string; readonly now: string }) {
  const time = new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return <>{at > now ? doorWords.begins(time) : doorWords.began(time)}.</>;
}

function Others({ seen }: { readonly seen: Seen }) {
  const people = useWhoIsThere(seen);
  const names = people
    .filter(({ page, seatID }) => page !== null && seatID !== seen.seatID)
    .map(({ name }) => name);
  return <output>{names.length === 0 ? doorWords.nobody : doorWords.there(names)}</output>;
}
