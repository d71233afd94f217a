import type { VoiceLimits } from '../../voice/index.ts';
import type { VoiceModels, VoiceWorkerReply, VoiceWorkerStart } from './worker-messages.ts';

/** Where the models and the worklet come from: our own origin, files of this package. */
export interface VoiceAssets {
  readonly modelUrl: string | URL;
  readonly soundModelUrl: string | URL;
  readonly workletUrl: string | URL;
}

/** The standard form that bundlers copy files for, with a name that may be cached for ever. */
export const ownAssets: VoiceAssets = {
  modelUrl: new URL('../../../models/silero-vad-v5.f16.bin', import.meta.url),
  soundModelUrl: new URL('../../../models/yamnet-7-voice.f16.bin', import.meta.url),
  workletUrl: new URL('./pcm-worklet.js', import.meta.url),
};

/** The audio graph over one microphone, and the worker behind it. */
export interface Listening {
  readonly context: AudioContext;
  readonly analyser: AnalyserNode;
  readonly close: () => void;
}

/**
 * microphone → analyser (the specified spectrum) and → worklet → worker (speech, sound, pitch). Nothing is
 * connected to the loudspeakers.
 * @throws when the browser has no AudioWorklet, or a file does not come
 */
export async function openListening(
  stream: MediaStream,
  assets: VoiceAssets,
  {
    limits,
    onReply,
  }: { readonly limits: VoiceLimits; readonly onReply: (message: VoiceWorkerReply) => void },
): Promise<Listening> {
  const { context, source } = openContext(stream, limits.askedSampleRate);
  const worker = new Worker(new URL('./voice-worker.ts', import.meta.url), { type: 'module' });
  const close = () => {
    worker.terminate();
    source.disconnect();
    void context.close().catch(() => {});
  };
  try {
    const analyser = context.createAnalyser();
    analyser.fftSize = limits.fftSize;
    source.connect(analyser);
    await context.audioWorklet.addModule(assets.workletUrl);
    const tap = new AudioWorkletNode(context, 'pcm-tap', { numberOfOutputs: 0, channelCount: 1 });
    source.connect(tap);
    const [speech, sound] = await Promise.all(
      [assets.modelUrl, assets.soundModelUrl].map(loadModel),
    );
    if (!speech || !sound) throw new Error('A model is missing.');
    const { sampleRate } = context;
    await startWorker(worker, tap, { sampleRate, limits, models: { speech, sound }, onReply });
    // Started by a click normally; a context that waits for one resumes with the next.
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 1000))]);
    return { context, analyser, close };
  } catch (cause) {
    close();
    throw cause;
  }
}

async function startWorker(
  worker: Worker,
  tap: AudioWorkletNode,
  {
    onReply,
    ...rest
  }: {
    readonly sampleRate: number;
    readonly limits: VoiceLimits;
    readonly models: VoiceModels;
    readonly onReply: (message: VoiceWorkerReply) => void;
  },
): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<VoiceWorkerReply>) => {
      if (data.kind === 'ready') resolve();
      if (data.kind === 'failed') reject(new Error(data.message));
      onReply(data);
    });
    const start: VoiceWorkerStart = { port: port1, ...rest };
    worker.postMessage(start, [port1, rest.models.speech, rest.models.sound]);
  });
  tap.port.postMessage(port2, [port2]);
}

/** 44.1 kHz where the browser mixes rates; its own where it refuses, as Firefox does. */
function openContext(stream: MediaStream, sampleRate: number) {
  try {
    const context = new AudioContext({ sampleRate });
    return { context, source: context.createMediaStreamSource(stream) };
  } catch {
    const context = new AudioContext();
    return { context, source: context.createMediaStreamSource(stream) };
  }
}

async function loadModel(url: string | URL): Promise<ArrayBuffer> {
  // A file of our own, not a call of the server's interface.
  // oxlint-disable-next-line no-restricted-globals
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A model answered ${response.status}.`);
  return response.arrayBuffer();
}
