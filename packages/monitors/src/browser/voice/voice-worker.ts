import { createEars } from '../../voice/ears-rules.ts';
import { decodeHalfFloats } from '../../voice/half-float-rules.ts';
import { createResampler } from '../../voice/resample-rules.ts';
import { speechFrame, speechSampleRate } from '../../voice/speech-model-rules.ts';
import type { PcmPiece, VoiceWorkerReply, VoiceWorkerStart } from './worker-messages.ts';

/**
 * Listens to the worklet's samples: speech model and pitch analysis, 0.6 ms of work for 32 ms of sound, and while
 * somebody may speak the sound model, 30 ms of work for 320. Only numbers leave it.
 */
const reply = (message: VoiceWorkerReply): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<VoiceWorkerStart>) => {
  try {
    listen(data);
    reply({ kind: 'ready' });
  } catch (cause) {
    reply({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
  }
});

function listen({ port, sampleRate, limits, models }: VoiceWorkerStart): void {
  const { speech, sound: likeness } = models;
  const weights = { speech: decodeHalfFloats(speech), sound: decodeHalfFloats(likeness) };
  const hear = createEars(weights, limits);
  const resampler = createResampler(sampleRate, speechSampleRate);
  let held = new Float32Array(0);
  port.addEventListener('message', ({ data }: MessageEvent<PcmPiece>) => {
    const slow = resampler.push(data.samples);
    const sound = new Float32Array(held.length + slow.length);
    sound.set(held);
    sound.set(slow, held.length);
    let start = 0;
    for (; start + speechFrame <= sound.length; start += speechFrame) {
      const frame = sound.slice(start, start + speechFrame);
      const behind = sound.length - start - speechFrame;
      reply({
        kind: 'frame',
        end: data.end - behind / speechSampleRate,
        ...hear(frame),
        peak: frame.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
      });
    }
    held = sound.slice(start);
  });
  port.start();
}
