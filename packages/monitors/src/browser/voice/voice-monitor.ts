import type { HealthState } from '../../health/index.ts';
import { healthLimits } from '../../health/index.ts';
import type { Incident } from '../../incident-rules.ts';
import type { VoiceLimits, VoiceReading, VoiceSignal, VoiceType } from '../../voice/index.ts';
import { initialVoice, stepVoice, voiceLimits } from '../../voice/index.ts';
import { type SoundClock, tieSound } from '../../voice/sound-clock-rules.ts';
import type { Listening, VoiceAssets } from './listening.ts';
import { openListening, ownAssets } from './listening.ts';
import { createPulse } from './pulse.ts';
import type { VoiceWorkerReply } from './worker-messages.ts';

export interface VoiceMonitorOptions {
  readonly onIncident: (incident: Incident<VoiceType>) => void;
  /** The panel's numbers, at least 100 ms apart (§9). */
  readonly onReading?: (reading: VoiceReading) => void;
  /** Every signal of the rules: for tests and measurements, never for sending. */
  readonly onSignal?: (signal: VoiceSignal) => void;
  /** A heartbeat at every change and at least every 10 s. */
  readonly onHealth?: (state: HealthState, at: number) => void;
  readonly limits?: VoiceLimits;
  /** Other addresses than the ones that a bundler gives the package's own files. */
  readonly assets?: VoiceAssets;
}

export interface VoiceMonitor {
  readonly running: boolean;
  /** Loads the models and listens. Rejects when that fails; `dead` was reported by then. */
  start(): Promise<void>;
  stop(): void;
  /** Measures the room for 2 s; the result is in the readings as `roomLevel`. */
  calibrate(): void;
}

/** Milliseconds since the epoch that never jump while the page lives. */
const now = (): number => performance.timeOrigin + performance.now();

/**
 * The voice monitor over the interview's own microphone stream, which it neither asks for nor
 * stops. Level and spectrum are read every 50 ms; speech and pitch come from a worker.
 */
export function createVoiceMonitor(
  stream: MediaStream,
  options: VoiceMonitorOptions,
): VoiceMonitor {
  const { onIncident, onReading = () => {}, onSignal = () => {} } = options;
  const { onHealth = () => {}, limits = voiceLimits, assets = ownAssets } = options;
  let state = initialVoice;
  let stopping: AbortController | null = null;
  const feed = (signal: VoiceSignal) => {
    onSignal(signal);
    const before = state.reading;
    const [next, incidents] = stepVoice(state, signal, limits);
    state = next;
    if (state.reading !== before) onReading(state.reading);
    for (const incident of incidents) onIncident(incident);
  };
  return {
    get running() {
      return stopping !== null;
    },
    start: async () => {
      if (stopping) return;
      const own = new AbortController();
      stopping = own;
      state = initialVoice;
      try {
        await listen(stream, { limits, assets, feed, onHealth, signal: own.signal });
      } catch (cause) {
        // Stopped while it was loading: nobody waits for it any more.
        if (own.signal.aborted) return;
        own.abort();
        stopping = null;
        onHealth('dead', now());
        throw cause;
      }
    },
    stop: () => {
      if (!stopping) return;
      stopping.abort();
      stopping = null;
      onHealth('off', now());
    },
    calibrate: () => feed({ kind: 'calibrate', at: now() }),
  };
}

interface Ears {
  readonly limits: VoiceLimits;
  readonly assets: VoiceAssets;
  readonly feed: (signal: VoiceSignal) => void;
  readonly onHealth: (state: HealthState, at: number) => void;
  readonly signal: AbortSignal;
}

async function listen(stream: MediaStream, ears: Ears): Promise<void> {
  const { limits, signal, feed } = ears;
  const track = stream.getAudioTracks()[0];
  if (!track) throw new Error('The stream has no microphone.');
  const pulse = createPulse(track, ears.onHealth, now);
  let clock: SoundClock | null = null;
  const onReply = (message: VoiceWorkerReply) => {
    if (message.kind !== 'frame' || signal.aborted) return;
    const { end, probability, pointsHz, second, voice, peak } = message;
    clock = tieSound(clock, { end, at: now() });
    const at = clock.last;
    pulse.heard(peak);
    feed({ kind: 'speech', at, probability });
    if (voice !== null) feed({ kind: 'sound', at, voice });
    feed({ kind: 'voices', at, pointsHz, second });
  };
  signal.addEventListener('abort', () => pulse.close());
  pulse.starting();
  const listening = await openListening(stream, ears.assets, { limits, onReply });
  if (signal.aborted) return listening.close();
  const bins = new Uint8Array(listening.analyser.frequencyBinCount);
  const tick = setInterval(() => {
    wake(listening);
    // A dead track leaves the analyser frozen on its last block: an eternal voice.
    if (!pulse.isAlive()) return;
    listening.analyser.getByteFrequencyData(bins);
    const { sampleRate } = listening.context;
    feed({ kind: 'spectrum', at: now(), bins, sampleRate });
  }, limits.tickMs);
  const heartbeat = setInterval(() => pulse.beat(), healthLimits.heartbeatMs);
  signal.addEventListener('abort', () => {
    clearInterval(tick);
    clearInterval(heartbeat);
    listening.close();
  });
}

/** A context that the browser suspended (autoplay, a call on the phone) is resumed when it may be. */
function wake({ context }: Listening): void {
  if (context.state === 'suspended') void context.resume().catch(() => {});
}
