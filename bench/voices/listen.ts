import type { VoiceLimits, VoiceSignal } from '@candor/monitors/voice';
import { initialVoice, stepVoice, voiceLimits } from '@candor/monitors/voice';
import { signalsOf } from '../../packages/monitors/bench/offline-ears.ts';
import type { Clip } from '../monitors/clips.ts';
import { type Score, score } from '../monitors/score.ts';

/**
 * What the rules find in a sound, scored as every clip is: what may be late, what counts as false. Several voices are
 * measured too, though the product does not report them: docs/accuracy.md says why.
 */
export function listen(sound: Float32Array, clip: Clip): Score {
  return judge(signalsOf(sound), clip, { ...voiceLimits, reportsMultiple: true });
}

function judge(signals: readonly VoiceSignal[], clip: Clip, limits: VoiceLimits): Score {
  let state = initialVoice;
  const incidents = signals.flatMap((signal) => {
    const [next, found] = stepVoice(state, signal, limits);
    state = next;
    return found.map(({ type, at, severity, confidence }) => ({
      type,
      at: at / 1000,
      severity,
      confidence,
    }));
  });
  return score(clip, incidents);
}
