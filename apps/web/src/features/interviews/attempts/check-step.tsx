import { useState } from 'react';
import type { CheckLine } from './browser-rules.ts';
import { CameraPreview } from './camera-preview.tsx';
import { checkWords as words } from './check-words.ts';
import type { Invitation } from './invitation.ts';
import { RoomPage } from './room-page.tsx';
import { type Share, stopShare } from './room-recording.ts';
import { ShareRefusedDialog } from './share-dialogs.tsx';
import { useBrowserLines, useListenedMicrophone, useSoundLevel } from './use-check-lines.ts';
import { useShare } from './use-share.ts';
import { useUploadSpeed } from './use-upload-speed.ts';
import './check-step.css';

type Props = {
  invitation: Invitation;
  doneLabel: string;
  /** Why the last try to go on failed. */
  problem?: { readonly title: string; readonly text: string } | undefined;
  /** With the shared screen, which the interview then records. */
  onDone: (share: Share | null) => void;
  /** Keep the share for the interview instead of ending it after the check. */
  keepShare?: boolean;
  /** Days ahead: a check that fails is an answer too, and nobody is held in it. */
  isRehearsal?: boolean;
};

/** Every line passes or says what to do; nothing of the link is spent. */
export function CheckStep(props: Props) {
  const { invitation, doneLabel, onDone, keepShare = false, isRehearsal = false } = props;
  const [camera, setCamera] = useState<boolean | null>(null);
  const { share, problem, left, ask, dismiss } = useShare(invitation.systemAudio);
  const lines = useBrowserLines(invitation);
  const speed = useUploadSpeed(invitation.recordScreen);
  const { isCameraAsked } = invitation;
  // A recording brings the microphone along; else the voice monitor asks for one of its own.
  const isListened = invitation.monitors.voice === 'on' && !invitation.recordScreen;
  const microphone = useListenedMicrophone(isListened);
  const ready = (camera === true || !isCameraAsked) && (share !== null || !invitation.recordScreen);
  const done = () => {
    if (share !== null && !keepShare) stopShare(share);
    onDone(share);
  };
  return (
    <RoomPage>
      <h1>{words.title}</h1>
      {props.problem !== undefined && (
        <div role="alert" className="room-toast">
          <strong>{props.problem.title}</strong> {props.problem.text}
        </div>
      )}
      <p>{invitation.status === 'in-progress' ? words.isRunning : words.nothingYet}</p>
      <div className="room-check-columns">
        {isCameraAsked && <CameraPreview onReady={setCamera} />}
        <ul className="room-checks">
          {lines.map((line) => (
            <Check key={line.name} {...line} />
          ))}
          {isCameraAsked && (
            <Check
              passed={camera}
              name={words.camera}
              hint={camera === true ? words.cameraGood : words.cameraAsk}
            />
          )}
          {invitation.recordScreen && (
            <Check
              passed={share !== null || null}
              name={words.screen}
              hint={share === null ? words.screenAsk : soundOf(share)}
            />
          )}
          {share !== null && <SoundLevels share={share} />}
          {isListened && <Check {...microphone} />}
          <Check {...speed} />
        </ul>
      </div>
      <div className="room-actions">
        {invitation.recordScreen && share === null && (
          <button type="button" className="room-button" onClick={ask} disabled={left === 0}>
            {words.share}
          </button>
        )}
        <button
          type="button"
          className={ready ? 'room-button' : 'room-button room-button--quiet'}
          disabled={!ready && !isRehearsal}
          onClick={done}
        >
          {doneLabel}
        </button>
      </div>
      {problem !== null && (
        <ShareRefusedDialog problem={problem} left={left} onAgain={ask} onCancel={dismiss} />
      )}
    </RoomPage>
  );
}

function LevelLine({ id, name, stream, hint }: LevelProps) {
  const level = useSoundLevel(stream);
  return (
    <li className="room-check-line">
      <span aria-hidden="true" />
      <label htmlFor={id}>{name}</label>
      <span>
        <meter id={id} min={0} max={1} value={level} /> {hint}
      </span>
    </li>
  );
}

type LevelProps = {
  readonly id: string;
  readonly name: string;
  readonly stream: MediaStream;
  readonly hint: string;
};

/** One meter for each sound that is recorded: one of them alone could hide that the other is silent. */
function SoundLevels({ share }: { share: Share }) {
  const { microphone, display } = share.streams;
  return (
    <>
      <LevelLine
        id="microphone-level"
        name={words.microphoneLevel}
        stream={microphone}
        hint={words.saySomething}
      />
      {share.systemAudio === 'captured' && (
        <LevelLine
          id="system-level"
          name={words.systemLevel}
          stream={display}
          hint={words.systemMoves}
        />
      )}
    </>
  );
}

const marks = { passed: '✓', failed: '!', waiting: '·' } as const;

function Check({ passed, name, hint }: CheckLine) {
  const state = passed === null ? 'waiting' : passed ? 'passed' : 'failed';
  return (
    <li className="room-check-line" data-state={state}>
      <span aria-hidden="true">{marks[state]}</span>
      <strong>
        {name} <span className="visually-hidden">{words.states[state]}</span>
      </strong>
      <span>{hint}</span>
    </li>
  );
}

function soundOf({ systemAudio }: Share): string {
  return systemAudio === 'captured' ? words.screenSound : words.screenNoSound;
}
