import { useEffect, useRef, useState } from 'react';
import { awaitElement, CameraError, openCamera, showCamera } from './camera.ts';
import './camera-preview.css';

type State = { ready: boolean; problem: string | null; warning: string | null };

const lostText = 'Failed to get camera stream. Please check camera permissions.';

type Props = {
  /** Whether the camera is live, also when that changes. */
  onReady?: (ready: boolean) => void;
  /** The live camera; null when it is gone. */
  onStream?: (stream: MediaStream | null) => void;
};

/** The candidate's own picture. */
export function CameraPreview({ onReady, onStream }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>({ ready: false, problem: null, warning: null });
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
        setState({ ready: false, problem: lostText, warning: null });
        onReady?.(false);
        onStream?.(null);
      });
      const warning = await showCamera(element, stream);
      if (gone) return;
      setState({ ready: true, problem: null, warning });
      onReady?.(true);
      onStream?.(stream);
    };
    open().catch((error: unknown) => {
      const problem =
        error instanceof CameraError ? error.message : `Camera error: ${String(error)}`;
      if (gone) return;
      setState({ ready: false, problem, warning: null });
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
      <video ref={video} muted playsInline aria-label="Your camera" />
      {state.problem !== null && (
        <div role="alert" className="room-problem">
          <strong>Camera Error</strong>
          <p>{state.problem}</p>
          <button
            type="button"
            className="room-button room-button--quiet"
            onClick={() => setAttempt(attempt + 1)}
          >
            Try Again
          </button>
        </div>
      )}
      {state.warning !== null && <output>{state.warning}</output>}
    </div>
  );
}
