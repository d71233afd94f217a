import { describe, expect, test } from 'vitest';
import { shareMessages } from './capture-rules.ts';
import type { MediaPort, StreamLike, TrackLike } from './media-port.ts';
import { shareOptions } from './media-port.ts';
import { shareScreen } from './share-screen.ts';

/** A track as a browser would hand it out; `readyState` follows `stop()`. */
class GivenTrack implements TrackLike {
  readyState = 'live';
  muted = false;
  readonly kind: string;
  readonly #displaySurface: string | undefined;

  constructor(kind: 'audio' | 'video', displaySurface?: string) {
    this.kind = kind;
    this.#displaySurface = displaySurface;
  }

  getSettings() {
    return this.#displaySurface ? { displaySurface: this.#displaySurface } : {};
  }

  stop() {
    this.readyState = 'ended';
  }
}

const streamOf = (...tracks: GivenTrack[]): StreamLike => ({ getTracks: () => tracks });
const refusal = (name: string) => Object.assign(new Error(name), { name });

function portOf(display: StreamLike | Error, microphone: StreamLike | Error) {
  const asked: unknown[] = [];
  const give = (wanted: StreamLike | Error) => (options: unknown) => {
    asked.push(options);
    return wanted instanceof Error ? Promise.reject(wanted) : Promise.resolve(wanted);
  };
  const port: MediaPort<StreamLike> = {
    getDisplayMedia: give(display),
    getUserMedia: give(microphone),
  };
  return { port, asked };
}

const request = { policy: 'required', platformGivesSystemAudio: true, attempt: 1 } as const;
const screen = () => streamOf(new GivenTrack('video', 'monitor'), new GivenTrack('audio'));
const microphone = () => streamOf(new GivenTrack('audio'));

describe('[BR-1] one attempt at sharing', () => {
  test('the screen is asked for first, as a monitor with system audio, then the microphone', async () => {
    const { port, asked } = portOf(screen(), microphone());
    expect(await shareScreen(port, request)).toMatchObject({ ok: true, systemAudio: 'captured' });
    expect(asked[0]).toEqual({
      video: { displaySurface: 'monitor', frameRate: 30 },
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
      systemAudio: 'include',
      audioSelection: 'preferred',
      monitorTypeSurfaces: 'include',
      surfaceSwitching: 'exclude',
      selfBrowserSurface: 'exclude',
    });
    expect(asked[0]).toBe(shareOptions);
    expect(asked[1]).toMatchObject({ video: false });
  });

  test('a window is refused before the microphone is asked for, and released', async () => {
    const video = new GivenTrack('video', 'window');
    const { port, asked } = portOf(streamOf(video), microphone());
    expect(await shareScreen(port, request)).toMatchObject({
      ok: false,
      message: shareMessages.entireScreen,
    });
    expect(asked).toHaveLength(1);
    expect(video.readyState).toBe('ended');
  });

  test('a denied microphone releases the screen that was given', async () => {
    const display = screen();
    const { port } = portOf(display, refusal('NotAllowedError'));
    expect(await shareScreen(port, request)).toMatchObject({
      ok: false,
      message: shareMessages.mustAllow,
      attemptsLeft: 9,
    });
    expect(display.getTracks().map((track) => track.readyState)).toEqual(['ended', 'ended']);
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'failed'],
    ['NotReadableError', 'failed'],
  ])('a screen that fails with %s is %s', async (name, reason) => {
    const { port } = portOf(refusal(name), microphone());
    expect(await shareScreen(port, request)).toMatchObject({ ok: false, reason });
  });

  test('a muted or ended audio track counts as missing', async () => {
    const mutedMicrophone = new GivenTrack('audio');
    mutedMicrophone.muted = true;
    const muted = portOf(screen(), streamOf(mutedMicrophone));
    expect(await shareScreen(muted.port, request)).toMatchObject({ reason: 'microphone-missing' });

    const endedSound = new GivenTrack('audio');
    endedSound.stop();
    const ended = portOf(streamOf(new GivenTrack('video', 'monitor'), endedSound), microphone());
    expect(await shareScreen(ended.port, request)).toMatchObject({
      reason: 'system-audio-missing',
      message: shareMessages.bothAudios,
    });
  });
});
