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
} from '@candor/recorder';
import { createHeardSound } from './heard-sound.ts';
import { createRoomTransport } from './room-transport.ts';
import { createWatched, type Watched } from './watched.ts';
import type { RoomFacts } from './segment-facts.ts';
import { MOST_LEAVING_BYTES, watchLeaving } from './watch-leaving.ts';

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

type Heard = ReturnType<ReturnType<typeof createHeardSound>['now']>;

const factsOf = ({ life, offsetMs }: RecordingPlace, { system, microphone }: Heard): RoomFacts => ({
  ...{ life, systemAudio: system, microphone, offsetMs: offsetMs() },
});

/** In a break the recording goes on, black and silent: there is nothing to share anew, and nothing to see. */
function createResting() {
  let isResting = false;
  const begin = ({ streams }: Share) => {
    for (const stream of [streams.display, streams.microphone]) {
      for (const track of stream?.getTracks() ?? []) track.enabled = !isResting;
    }
  };
  return {
    begin,
    set: (next: boolean, share: Share | null) => {
      isResting = next;
      if (share !== null) begin(share);
    },
  };
}

/** What of a recording ended by itself. Without the microphone the rest is recorded on. */
export type Interruption = 'share' | 'microphone';

export type RecordingPlace = {
  readonly token: string;
  readonly scheduleId: number;
  readonly sessionId: number;
  readonly life: number;
  readonly offsetMs: () => number;
  readonly onInterrupted: (what: Interruption) => void;
};

/** The recording of one attempt; earlier page lives' segments go up by themselves. */
export function createRoomRecording(place: RecordingPlace) {
  let current: Share | null = null;
  let mixed: MixedAudio | null = null;
  const resting = createResting();
  const heard = createHeardSound();
  const microphone = createWatched<MediaStream | null>(null);
  const factsNow = () => factsOf(place, heard.now());
  const endShare = () => {
    microphone.set(null);
    heard.end();
    if (current !== null) stopShare(current);
    void mixed?.close();
    [current, mixed] = [null, null];
  };
  const recording = createRecording({
    sessionId: String(place.sessionId),
    onInterrupted: () => place.onInterrupted('share'),
    onClosed: endShare,
    transport: createRoomTransport(place, factsNow),
  });
  const forgetLeaving = watchLeaving(place, () => {
    const { state } = recording.progress();
    if (state === 'idle' || state === 'done') return null;
    return { piece: recording.leaving(MOST_LEAVING_BYTES) };
  });
  return {
    progress: (): RecordingProgress => recording.progress(),
    onProgress: (listener: (progress: RecordingProgress) => void) => recording.onProgress(listener),
    /** The interview's own microphone, for whoever listens beside the recorder; null while there is none. */
    microphone: microphone as Watched<MediaStream | null>,
    resume: () => recording.resume(),
    start: async (share: Share) => {
      if (current !== null) stopShare(current);
      current = share;
      resting.begin(share);
      const mix = await mixWhile(share, () => current === share);
      if (mix === null) return;
      const before = mixed;
      mixed = mix;
      const { display, microphone: voice } = share.streams;
      const stream = recordableStream(display, mix);
      heard.listen({ system: display, microphone: voice }, () => {
        // Another segment, of which the facts are true; a failure is told by the recording itself.
        if (recording.progress().recording) recording.start(stream, factsNow()).catch(() => {});
      });
      await recording.start(stream, factsNow());
      microphone.set(voice);
      onTrackEnded(voice, () => {
        if (current === share) place.onInterrupted('microphone');
      });
      await before?.close();
    },
    rest: (isResting: boolean) => resting.set(isResting, current),
    /** Ends the sharing too: the candidate's screen is theirs again. */
    stop: () => recording.stop().finally(endShare),
    uploaded: () => recording.uploaded(),
    close: async () => {
      forgetLeaving();
      await recording.close();
    },
  };
}

/** null when the room stopped, or shared anew, meanwhile: what began now would be ended by nobody. */
async function mixWhile(share: Share, isCurrent: () => boolean): Promise<MixedAudio | null> {
  const { display: system, microphone } = share.streams;
  const mix = await mixAudio({ system, microphone });
  if (isCurrent()) return mix;
  stopShare(share);
  await mix.close();
  return null;
}

/** A track that a script stops says nothing: what is heard is a device or a permission that went away. */
function onTrackEnded(stream: MediaStream | null, tell: () => void): void {
  for (const track of stream?.getTracks() ?? []) {
    track.addEventListener('ended', tell, { once: true });
  }
}

export type RoomRecording = ReturnType<typeof createRoomRecording>;
