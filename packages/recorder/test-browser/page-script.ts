import type { AudioSource, MixedAudio, ShareOutcome, shareOptions } from '../src/index.ts';
import {
  browserMedia,
  createRecording,
  mixAudio,
  recordableStream,
  resume,
  sessionsToResume,
  shareScreen,
} from '../src/index.ts';
import type { Conversion } from '../src/convert/index.ts';
import { convertToMp4 } from '../src/convert/index.ts';
import type { Recording, RecordingProgress } from '../src/index.ts';
import { httpTransport } from './http-transport.ts';

/** Small limits, so that seconds of recording show what minutes show in life. */
const limits = {
  sliceMs: 500,
  partBytes: 60_000,
  minPartBytes: 1_000,
  partMs: 1_000,
  firstPauseMs: 50,
  longestPauseMs: 400,
  restMs: 400,
  completePauseMs: 50,
  restart: { firstPauseMs: 20, longestPauseMs: 160 },
};

const transport = httpTransport(location.origin);
const journalName = 'recorder-test';
let recording: Recording | null = null;
let audio: MixedAudio | null = null;
let shared: Extract<ShareOutcome<MediaStream>, { ok: true }> | null = null;

/** What the tests call through `page.evaluate`. */
const room = {
  interruptions: [] as string[],
  resumed: [] as string[],
  states: [] as string[],

  /** @param choice the hint is obeyed by the fake display; a person may choose against it */
  async share(choice: 'as-asked' | 'against-the-hint' = 'as-asked') {
    const real = browserMedia();
    const port = {
      ...real,
      getDisplayMedia: (options: typeof shareOptions) =>
        choice === 'as-asked'
          ? real.getDisplayMedia(options)
          : navigator.mediaDevices.getDisplayMedia({ ...options, video: true }),
    };
    const request = { policy: 'required', platformGivesSystemAudio: true, attempt: 1 } as const;
    const outcome = await shareScreen(port, request);
    if (!outcome.ok) return { ok: outcome.ok, reason: outcome.reason, message: outcome.message };
    shared = outcome;
    return { ok: outcome.ok, systemAudio: outcome.systemAudio };
  },

  async start(sessionId: string): Promise<void> {
    if (!shared) throw new Error('share first');
    const { display, microphone } = shared.streams;
    audio = await mixAudio({ system: display, microphone });
    recording ??= createRecording({
      sessionId,
      transport,
      journalName,
      limits,
      onInterrupted: (reason) => room.interruptions.push(reason),
    });
    recording.onProgress(({ state }) => {
      if (room.states.at(-1) !== state) room.states.push(state);
    });
    await recording.start(recordableStream(display, audio));
  },

  /** `track.stop()` fires no `ended`: this is what the browser's own “Stop sharing” does. */
  stopSharing(): void {
    const track = shared?.streams.display.getVideoTracks()[0];
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  },

  /** @returns the outcome, with the file's bytes in base64 as they came */
  async convert(base64: string, timeoutMs: number) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const webm = new Blob([bytes], { type: 'video/webm' });
    return told(await convertToMp4(webm, { limits: { timeoutMs } }));
  },

  levels(): Record<AudioSource, number> {
    return audio?.levels() ?? { system: 0, microphone: 0 };
  },

  async finish(): Promise<void> {
    await recording?.stop();
    await recording?.uploaded();
  },

  async stop(): Promise<void> {
    await recording?.stop();
  },

  /** Another segment is asked for, and the end, before the first segment has ended. */
  async restartAndStop(): Promise<void> {
    if (!shared || !audio || !recording) throw new Error('start first');
    const again = recording.start(recordableStream(shared.streams.display, audio));
    await recording.stop();
    await again;
  },

  async close(): Promise<void> {
    await recording?.close();
    recording = null;
  },

  progress(): RecordingProgress | null {
    return recording?.progress() ?? null;
  },

  /** What another tab of this browser is told. */
  async tryResume(sessionId: string): Promise<string> {
    return resume({ sessionId, transport, journalName, limits: { ...limits, lockWaitMs: 100 } });
  },

  async unfinished(): Promise<string[]> {
    return sessionsToResume(journalName);
  },

  async journaledBytes(): Promise<number> {
    const { openDiskJournal } = await import('../src/journal/disk-journal.ts');
    const journal = await openDiskJournal(journalName);
    const all = await Promise.all([1, 2, 3].map((segment) => journal.chunks('s1', segment)));
    journal.close();
    return all.flat().reduce((sum, chunk) => sum + chunk.bytes, 0);
  },
};

async function told(conversion: Conversion) {
  const { outcome, file } = conversion;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
  const reason = conversion.outcome === 'raw' ? conversion.reason : null;
  return { outcome, reason, type: file.type, base64: btoa(base64) };
}

export type Room = typeof room;
Object.assign(globalThis, { room });

/** What a room does on every load: nobody clicks for it. */
if (!location.hash.includes('no-resume')) {
  for (const sessionId of await sessionsToResume(journalName)) {
    void resume({ sessionId, transport, journalName, limits }).then((outcome) => {
      room.resumed.push(`${sessionId} ${outcome}`);
    });
  }
}
