import { expect, test } from 'vitest';
import type { SoundState } from './watch-sound.ts';
import { soundOf, watchSound } from './watch-sound.ts';

class Track extends EventTarget {
  readyState = 'live';
  muted = false;

  tell(type: 'ended' | 'mute' | 'unmute'): void {
    if (type === 'ended') this.readyState = 'ended';
    else this.muted = type === 'mute';
    this.dispatchEvent(new Event(type));
  }
}

/** Pauses last until they are released. */
function heldClock() {
  const held: (() => void)[] = [];
  return {
    now: () => 0,
    pause: () => new Promise<void>((resolve) => held.push(resolve)),
    release: async () => {
      for (const resolve of held.splice(0)) resolve();
      await new Promise(setImmediate);
    },
  };
}

function setUp() {
  const system = new Track();
  const microphone = new Track();
  const sources = {
    system: { getAudioTracks: () => [system] },
    microphone: { getAudioTracks: () => [microphone] },
  };
  const told: SoundState[] = [];
  const clock = heldClock();
  const stop = watchSound(sources, (now) => told.push(now), clock);
  return { system, microphone, sources, told, clock, stop };
}

test('[BR-1] a source that is lost in mid-recording is told, and so is its return', async () => {
  const { microphone, system, told, clock } = setUp();
  microphone.tell('mute');
  await clock.release();
  microphone.tell('unmute');
  await clock.release();
  system.tell('ended');
  await clock.release();
  expect(told).toEqual([
    { system: true, microphone: false },
    { system: true, microphone: true },
    { system: false, microphone: true },
  ]);
});

test('[BR-1] a moment of silence is not told', async () => {
  const { microphone, told, clock } = setUp();
  microphone.tell('mute');
  microphone.tell('unmute');
  await clock.release();
  expect(told).toEqual([]);
});

test('[BR-1] whoever stopped listening is told nothing', async () => {
  const { microphone, told, clock, stop } = setUp();
  microphone.tell('ended');
  stop();
  await clock.release();
  expect(told).toEqual([]);
});

test('[BR-1] a source without a track is not heard', () => {
  const { sources } = setUp();
  expect(soundOf({ ...sources, system: { getAudioTracks: () => [] } })).toEqual({
    system: false,
    microphone: true,
  });
});
