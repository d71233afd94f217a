import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { VoiceLimits, VoiceSignal } from '@candor/monitors/voice';
import { initialVoice, stepVoice, voiceLimits } from '@candor/monitors/voice';
import { type Hearing, hear, signalsOf } from '../../packages/monitors/bench/offline-ears.ts';
import type { Clip } from '../monitors/clips.ts';
import { type Score, score } from '../monitors/score.ts';
import type { Family } from './families.ts';
import type { Half, Sources } from './sources.ts';
import { makeTrial } from './trials.ts';

/** What reached the ears in one trial, and its label. */
interface HeardTrial {
  readonly clip: Clip;
  readonly hearing: Hearing;
}

/**
 * A trial, heard; kept in a folder when there is one, and taken from it the next time. Our own model and the rules come
 * after it, so they and their constants are measured again in seconds; whoever changes trials or features empties it.
 */
export function hearTrial(
  half: Half,
  family: Family,
  number: number,
  { sources, kept }: { readonly sources: Sources; readonly kept: string | undefined },
): HeardTrial {
  const path = kept === undefined ? null : join(kept, `${half}-${family}-${number}.heard`);
  if (path !== null && existsSync(path)) return deserialize(readFileSync(path)) as HeardTrial;
  const { sound, clip } = makeTrial(half, family, number, sources);
  const heard = { clip, hearing: hear(sound) };
  if (kept !== undefined && path !== null) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(path, serialize(heard));
  }
  return heard;
}

/**
 * What the rules find in a trial, scored as every clip is: what may be late, what counts as false. Several voices are
 * measured too, though the product does not report them: docs/accuracy.md says why.
 */
export function listen({ clip, hearing }: HeardTrial): Score {
  return judge(signalsOf(hearing), clip, { ...voiceLimits, reportsMultiple: true });
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
