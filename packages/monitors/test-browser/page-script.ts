import type { KeyboardMonitor } from '../src/browser/keyboard/index.ts';
import { createKeyboardMonitor } from '../src/browser/keyboard/index.ts';
import type { VoiceMonitor } from '../src/browser/voice/index.ts';
import { createVoiceMonitor } from '../src/browser/voice/index.ts';

let keyboard: KeyboardMonitor | null = null;
let voice: VoiceMonitor | null = null;
let stopSound = () => {};

/** What the tests call through `page.evaluate`. */
const bench = {
  incidents: [] as { type: string; text: string | undefined; prevented: unknown }[],
  health: [] as string[],
  roomLevel: null as number | null,
  audioLevel: 0,

  startKeyboard(keyboardNavigation: boolean): void {
    keyboard = createKeyboardMonitor({
      accommodations: { keyboardNavigation },
      onIncident: ({ type, text, details }) =>
        bench.incidents.push({ type, text, prevented: details?.['prevented'] }),
      onHealth: (state) => bench.health.push(state),
    });
    keyboard.start();
  },
  stopKeyboard: () => keyboard?.stop(),

  /** Plays a recorded voice, or a hum, into a stream as a microphone would give it. */
  async startVoice(sound: 'speech' | 'hum'): Promise<void> {
    const context = new AudioContext();
    const microphone = context.createMediaStreamDestination();
    const source = sound === 'speech' ? await speech(context) : hum(context);
    source.connect(microphone);
    stopSound = () => microphone.stream.getTracks().forEach((track) => track.stop());
    voice = createVoiceMonitor(microphone.stream, {
      onIncident: ({ type, text }) => bench.incidents.push({ type, text, prevented: undefined }),
      onHealth: (state) => bench.health.push(state),
      onReading: ({ roomLevel, audioLevel }) => {
        bench.roomLevel = roomLevel;
        bench.audioLevel = audioLevel;
      },
    });
    await voice.start();
    source.start();
  },
  calibrate: () => voice?.calibrate(),
  endTrack: () => stopSound(),
  stopVoice: () => voice?.stop(),
};

/**
 * “Ask not what your country can do for you …”, Kennedy's inaugural address of 1961, in the public domain. Where a sentence
 * begins within the speech model's frames of 32 ms is chance, and of some speech the model then makes much less: this part
 * is heard wherever it begins, again and again. The address's first words were not, at one beginning of nine.
 */
async function speech(context: AudioContext): Promise<AudioBufferSourceNode> {
  const file = await fetch('/test-browser/speech.ogg');
  const source = context.createBufferSource();
  source.buffer = await context.decodeAudioData(await file.arrayBuffer());
  source.loop = true;
  return source;
}

function hum(context: AudioContext): OscillatorNode {
  return new OscillatorNode(context, { type: 'sawtooth', frequency: 120 });
}

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
