import { useEffect, useRef, useState } from 'react';
import { awaitElement, CameraError, cameraText, openCamera, showCamera } from './camera.ts';
import { checkWords as words } from './check-words.ts';
import './camera-preview.css';

type State = { problem: CameraError | null; isPlaying: boolean };

type Props = {
  /** Whether the camera is live, also when that changes. */
  onReady?: (ready: boolean) => void;
  /** The live camera; null when it is gone. */
  onStream?: (stream: MediaStream | null) => void;
};

/** The candidate's own picture. */
export function CameraPreview({ onReady, onStream }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>({ problem: null, isPlaying: true });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let gone = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const open = async () => {
      const element = await awaitElement(() => video.current);
      stream = await openCamera();
      // Left while the browser was asking: the light of the camera must not stay on.
      if (gone) return stop();
      const [track] = stream.getVideoTracks();
      track?.addEventListener('ended', () => {
        if (gone) return;
        setState({ problem: new CameraError('lost'), isPlaying: true });
        onReady?.(false);
        onStream?.(null);
      });
      const isPlaying = await showCamera(element, stream);
      if (gone) return;
      setState({ problem: null, isPlaying });
      onReady?.(true);
      onStream?.(stream);
    };
    open().catch((error: unknown) => {
      const problem = error instanceof CameraError ? error : new CameraError(null, String(error));
      if (gone) return;
      setState({ problem, isPlaying: true });
      onReady?.(false);
    });
    return () => {
      gone = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a new callback must not reopen the camera
  }, [attempt]);
  return (
    <div className="room-camera">
      <video ref={video} muted playsInline aria-label={words.yourCamera} />
      {state.problem !== null && (
        <div role="alert" className="room-problem">
          <strong>{words.cameraError}</strong>
          <p>{cameraText(state.problem)}</p>
          <button
            type="button"
            className="room-button room-button--quiet"
            onClick={() => setAttempt(attempt + 1)}
          >
            {words.again}
          </button>
        </div>
      )}
      {!state.isPlaying && <output>{words.cameraProblems.notPlaying}</output>}
    </div>
  );
}
