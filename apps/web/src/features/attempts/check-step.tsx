import { measureUpload } from '@candor/contract/operations';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { CameraPreview } from './camera-preview.tsx';
import { RoomDialog } from './room-dialog.tsx';
import type { Invitation } from './invitation.ts';
import { useBrowserLines, useMicrophoneLevel } from './use-check-lines.ts';
import { askForScreen, type Share, stopShare } from './room-recording.ts';
import { RoomPage } from './room-page.tsx';

type Props = {
  invitation: Invitation;
  doneLabel: string;
  /** With the shared screen, which the interview then records. */
  onDone: (share: Share | null) => void;
  /** Keep the share for the interview instead of ending it after the check. */
  keepShare?: boolean;
};

/** Every line passes or says what to do; nothing of the link is spent. */
export function CheckStep({ invitation, doneLabel, onDone, keepShare = false }: Props) {
  const [camera, setCamera] = useState(false);
  const { share, problem, left, ask, dismiss } = useShare(invitation.systemAudio);
  const speed = useUploadSpeed();
  const lines = useBrowserLines();
  const level = useMicrophoneLevel(share?.streams.microphone ?? null);
  const ready = camera && (share !== null || !invitation.recordScreen);
  const done = () => {
    if (share !== null && !keepShare) stopShare(share);
    onDone(share);
  };
  return (
    <RoomPage>
      <h1>System check</h1>
      <p>Nothing is recorded yet, and the clock does not run.</p>
      <CameraPreview onReady={setCamera} />
      <ul className="room-checks">
        {lines.map((line) => (
          <Check key={line.name} {...line} />
        ))}
        <Check
          passed={camera}
          name="Camera"
          hint={camera ? 'Your picture is above.' : 'Allow the camera when the browser asks.'}
        />
        {invitation.recordScreen && (
          <Check
            passed={share !== null}
            name="Screen and microphone"
            hint={share === null ? 'Share your entire screen, with its sound.' : soundOf(share)}
          />
        )}
        {share !== null && (
          <li className="room-check-line">
            <span aria-hidden="true" />
            <label htmlFor="microphone-level">Microphone level</label>
            <span>
              <meter id="microphone-level" min={0} max={1} value={level} /> Say something: the bar
              should move.
            </span>
          </li>
        )}
        <Check passed={speed !== null} name="Connection" hint={speed ?? 'Measuring…'} />
      </ul>
      <div className="room-actions">
        {invitation.recordScreen && share === null && (
          <button type="button" className="room-button" onClick={ask} disabled={left === 0}>
            Share my screen
          </button>
        )}
        <button type="button" className="room-button" disabled={!ready} onClick={done}>
          {doneLabel}
        </button>
      </div>
      {problem !== null && (
        <RoomDialog
          title="Screen Sharing Required"
          onCancel={dismiss}
          actions={
            <>
              <button type="button" className="room-button" onClick={ask} disabled={left === 0}>
                Try Again
              </button>
              <button type="button" className="room-button room-button--quiet" onClick={dismiss}>
                Cancel
              </button>
            </>
          }
        >
          <p>{problem}</p>
          <p className="room-dimmed">{left} attempts left.</p>
        </RoomDialog>
      )}
    </RoomPage>
  );
}

function Check({ passed, name, hint }: { passed: boolean; name: string; hint: string }) {
  return (
    <li className={passed ? 'room-check-line room-check-line--passed' : 'room-check-line'}>
      <span aria-hidden="true">{passed ? '✓' : '·'}</span>
      <strong>{name}</strong>
      <span>{hint}</span>
    </li>
  );
}

function soundOf({ systemAudio }: Share): string {
  return systemAudio === 'captured'
    ? 'Shared, with the sound of the computer and your microphone.'
    : 'Shared with your microphone. This computer cannot share its own sound; that is fine.';
}

/** At most 10 attempts (BR-1); the browser asks only in a click. */
export function useShare(policy: 'required' | 'when-available') {
  const [share, setShare] = useState<Share | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [left, setLeft] = useState(10);
  const attempt = useRef(0);
  const ask = async () => {
    setProblem(null);
    attempt.current += 1;
    const outcome = await askForScreen(policy, attempt.current);
    if (outcome.ok) return setShare(outcome);
    setProblem(outcome.message);
    setLeft(outcome.attemptsLeft);
  };
  return { share, problem, left, ask: () => void ask(), dismiss: () => setProblem(null) };
}

function useUploadSpeed(): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const started = performance.now();
    const padding = 'x'.repeat(500_000);
    call(measureUpload, { body: { padding } }).then(
      () => {
        const megabits = 4 / ((performance.now() - started) / 1000);
        setText(`About ${megabits < 10 ? megabits.toFixed(1) : Math.round(megabits)} Mbit/s up.`);
      },
      () =>
        setText('Could not be measured; recordings wait on this computer until they can be sent.'),
    );
  }, []);
  return text;
}
