export type AudioSource = 'system' | 'microphone';

export interface MixedAudio {
  /** One audio track that carries every source. */
  readonly stream: MediaStream;
  /** Root mean square of each source's last 2,048 samples, 0 to 1; 0 for a source not given. */
  levels(): Record<AudioSource, number>;
  close(): Promise<void>;
}

/**
 * Mixes the sources in one AudioContext, because MediaRecorder records one audio track only and
 * silently ignores the others. Each source has a meter of its own before the mix, so that both can
 * be proved live. A context that starts suspended is resumed: otherwise the track is silent.
 */
export async function mixAudio(
  streams: Partial<Record<AudioSource, MediaStream>>,
  context: AudioContext = new AudioContext(),
): Promise<MixedAudio> {
  const destination = context.createMediaStreamDestination();
  const meters = {
    system: connect(context, streams.system, destination),
    microphone: connect(context, streams.microphone, destination),
  };
  if (context.state === 'suspended') await context.resume();
  return {
    stream: destination.stream,
    levels: () => ({ system: meters.system(), microphone: meters.microphone() }),
    close: () => context.close(),
  };
}

/** Screen video and mixed audio as the one stream that a recording takes. */
export function recordableStream(display: MediaStream, audio: MixedAudio): MediaStream {
  return new MediaStream([...display.getVideoTracks(), ...audio.stream.getAudioTracks()]);
}

function connect(
  context: AudioContext,
  stream: MediaStream | undefined,
  destination: AudioNode,
): () => number {
  if (!stream || stream.getAudioTracks().length === 0) return () => 0;
  const source = context.createMediaStreamSource(stream);
  const meter = context.createAnalyser();
  meter.fftSize = 2_048;
  source.connect(meter);
  source.connect(destination);
  const samples = new Float32Array(meter.fftSize);
  return () => {
    meter.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  };
}
