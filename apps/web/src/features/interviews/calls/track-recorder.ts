import type { TrackKind } from '@candor/contract/interviews/call-recording-rules';
import { createRecording, type Recording, sessionsToResume } from '@candor/recorder';
import { createTrackTransport, type TrackFacts } from './track-transport.ts';

/** Of small slices little is lost with a browser that is killed; a call's own line goes first. */
const limits = {
  camera: { sliceMs: 4_000, videoBitsPerSecond: 800_000, audioBitsPerSecond: 64_000 },
  screen: { sliceMs: 4_000, videoBitsPerSecond: 1_200_000, audioBitsPerSecond: 64_000 },
} as const;

const MOST_SESSIONS = 2;

type Place = {
  readonly token: string;
  readonly seatID: number;
  readonly kind: TrackKind;
  /** The tracks of what is recorded now have ended by themselves. */
  readonly onInterrupted: () => void;
  /** The server takes no more of it, however often it is begun. */
  readonly onRefused: () => void;
};

/** What is recorded of one seat, as one recording; after the server closed it the next is another session. */
export function createTrackRecorder({ token, seatID, kind, onInterrupted, onRefused }: Place) {
  let sessions = 0;
  let isRefused = false;
  let recording: Recording | null = null;
  const nameOf = (number: number): string =>
    number === 0 ? `call-${seatID}-${kind}` : `call-${seatID}-${kind}-${number}`;
  const open = (): Recording => {
    if (recording !== null) return recording;
    const opened = createRecording({
      sessionId: nameOf(sessions),
      transport: createTrackTransport(token, kind),
      limits: limits[kind],
      onInterrupted,
      onClosed: () => {
        sessions += 1;
        recording = null;
        void opened.close();
        // Once or twice it is worth another beginning; a server that always refuses is believed.
        if (sessions <= MOST_SESSIONS) return onInterrupted();
        isRefused = true;
        onRefused();
      },
    });
    recording = opened;
    return opened;
  };
  return {
    /** Sends what an earlier life of this page left. */
    resume: async (): Promise<void> => {
      if ((await sessionsToResume()).includes(nameOf(0))) await open().resume();
    },
    start: (stream: MediaStream, facts: TrackFacts): Promise<void> => {
      isRefused = false;
      return open().start(stream, facts);
    },
    isRefused: (): boolean => isRefused,
    stop: async (): Promise<void> => recording?.stop(),
    /** Everything that was recorded is at the server, or so much time has passed. */
    uploaded: async (withinMs: number): Promise<void> => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, withinMs));
      await Promise.race([recording?.uploaded().catch(() => {}), late]);
    },
    close: async (): Promise<void> => recording?.close(),
  };
}
