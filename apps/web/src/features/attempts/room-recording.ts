import { completeUpload, initiateUpload, listParts, signPart } from '@candor/contract/recordings';
import {
  browserMedia,
  createRecording,
  type MixedAudio,
  mixAudio,
  type RecordingProgress,
  recordableStream,
  type ShareOutcome,
  shareScreen,
  systemAudioSupport,
  UploadGoneError,
} from '@candor/recorder';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';

export type Share = Extract<ShareOutcome<MediaStream>, { ok: true }>;

/** False where this browser surely cannot; on a Mac only the attempt tells. */
export function canShareSound(): boolean {
  return systemAudioSupport({ userAgent: navigator.userAgent }) !== 'no';
}

/** Asks for the whole screen with system audio, and for the microphone; must run in a click. */
export function askForScreen(policy: 'required' | 'when-available', attempt: number) {
  const support = systemAudioSupport({ userAgent: navigator.userAgent });
  return shareScreen(browserMedia(), {
    policy,
    platformGivesSystemAudio: support === 'yes',
    attempt,
  });
}

export function stopShare({ streams }: Share): void {
  for (const stream of [streams.display, streams.microphone]) {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}

export type RecordingPlace = {
  readonly token: string;
  readonly scheduleId: number;
  readonly sessionId: number;
  readonly life: number;
  readonly offsetMs: () => number;
  readonly onInterrupted: () => void;
};

/** The recording of one attempt; earlier page lives' segments go up by themselves. */
export function createRoomRecording(place: RecordingPlace) {
  let systemAudio = false;
  let current: Share | null = null;
  let mixed: MixedAudio | null = null;
  const { token, scheduleId: interviewScheduleID, life } = place;
  const gone = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (isGone(error)) throw new UploadGoneError('the server finished this upload');
      throw error;
    }
  };
  const recording = createRecording({
    sessionId: String(place.sessionId),
    onInterrupted: place.onInterrupted,
    transport: {
      initiate: ({ fileName, segment, segmentId, mimeType, startsAtByte, ...input }, signal) => {
        const startedAt = Math.round(input.startedAt + place.offsetMs());
        const segmentFacts = { fileName, segment, segmentId, mimeType, startsAtByte, startedAt };
        const sound = { systemAudio, microphone: true };
        const body = { token, interviewScheduleID, life, ...segmentFacts, ...sound };
        return call(initiateUpload, { body }, { signal });
      },
      signPart: (input, signal) => gone(call(signPart, { body: { token, ...input } }, { signal })),
      listParts: async (input, signal) =>
        (await gone(call(listParts, { body: { token, ...input } }, { signal }))).parts,
      complete: (input, signal) => {
        const parts = [...input.parts];
        return gone(call(completeUpload, { body: { token, ...input, parts } }, { signal }));
      },
    },
  });
  return {
    progress: (): RecordingProgress => recording.progress(),
    onProgress: (listener: (progress: RecordingProgress) => void) => recording.onProgress(listener),
    resume: () => recording.resume(),
    start: async (share: Share) => {
      if (current !== null) stopShare(current);
      current = share;
      systemAudio = share.systemAudio === 'captured';
      const { display, microphone } = share.streams;
      const before = mixed;
      mixed = await mixAudio({ system: display, microphone });
      await recording.start(recordableStream(display, mixed));
      await before?.close();
    },
    /** Ends the sharing too: the candidate's screen is theirs again. */
    stop: async () => {
      await recording.stop().finally(() => {
        if (current !== null) stopShare(current);
        void mixed?.close();
        mixed = null;
      });
    },
    uploaded: () => recording.uploaded(),
    close: () => recording.close(),
  };
}

export type RoomRecording = ReturnType<typeof createRoomRecording>;

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.statusCode === 410;
}
