import {
  type CameraStream,
  cameraStream,
  endStream,
  type OwnTracks,
  screenStream,
} from './own-tracks.ts';
import { createTrackRecorder } from './track-recorder.ts';

export type Seat = { readonly token: string; readonly seatID: number };

type Parts = Seat & {
  readonly offsetMs: () => Promise<number>;
  /** What is recorded ended by itself, and is wished on. */
  readonly onInterrupted: () => void;
  /** The server takes no more of it: it is not begun again by itself. */
  readonly onRefused: () => void;
};

/** Camera and microphone of this page; null: nothing is recorded now. */
export function createCameraRecorder({ offsetMs, onInterrupted, onRefused, ...seat }: Parts) {
  let current: CameraStream | null = null;
  const drop = (): void => {
    current?.stop();
    current = null;
  };
  const recorder = createTrackRecorder({
    ...{ ...seat, kind: 'camera' },
    onInterrupted: () => {
      drop();
      onInterrupted();
    },
    onRefused: () => {
      drop();
      onRefused();
    },
  });
  const begin = async (tracks: OwnTracks): Promise<void> => {
    const before = current;
    const facts = { life: 1, microphone: tracks.microphone !== null, offsetMs: await offsetMs() };
    current = await cameraStream(tracks);
    current.turn(tracks.isCameraOn);
    try {
      await recorder.start(current.stream, facts);
    } finally {
      before?.stop();
    }
  };
  return {
    ...{ recorder, drop },
    record: async (tracks: OwnTracks | null): Promise<void> => {
      if (tracks !== null && current?.isOf(tracks) === true) return current.turn(tracks.isCameraOn);
      if (tracks !== null) return begin(tracks);
      if (current === null) return;
      await recorder.stop();
      drop();
    },
  };
}

/** The screen that this page shows. */
export function createScreenRecorder({ offsetMs, onInterrupted, onRefused, ...seat }: Parts) {
  let current: { readonly of: MediaStreamTrack; readonly stream: MediaStream } | null = null;
  const drop = (): void => {
    if (current !== null) endStream(current.stream);
    current = null;
  };
  // What is still taken for recorded would not be begun again.
  const recorder = createTrackRecorder({
    ...{ ...seat, kind: 'screen' },
    onInterrupted: () => {
      drop();
      onInterrupted();
    },
    onRefused: () => {
      drop();
      onRefused();
    },
  });
  return {
    ...{ recorder, drop },
    record: async (tracks: OwnTracks | null): Promise<void> => {
      const track = tracks?.screen ?? null;
      if (track === (current?.of ?? null)) return;
      if (current !== null) await recorder.stop();
      drop();
      if (track === null || track.readyState === 'ended') return;
      const facts = { life: 1, microphone: false, offsetMs: await offsetMs() };
      current = { of: track, stream: screenStream(track) };
      await recorder.start(current.stream, facts);
    },
  };
}
