import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinRecording } from '../apps/server/src/platform/media/join-recording.ts';
import { MediaError, verifyByDecoding } from '../apps/server/src/platform/media/media.ts';
import { type JoinResult, joinFiles } from '../apps/server/src/platform/media/join-files.ts';
import { makeRecording } from '../apps/server/src/platform/media/test-media.ts';
import { randomFrom } from './interviews.ts';

export type Settings = {
  readonly cuts: number;
  readonly flips: number;
  readonly seed: number;
  readonly broken: boolean;
};

const SECONDS = 6;
/** One in so many goes through the worker's own process, as every recording does; the others are joined in ours. */
const AS_WORKER = 20;
/** What a cut may lose beside its share of the bytes: a group of pictures, and the sound that waits for it. */
const MAY_LOSE_MS = 1_500;

type Outcome = 'plays' | 'plays to the damage' | 'does not decode' | 'unreadable' | 'refused';

/**
 * QUALITY B8: a recording cut at random bytes plays to the cut; one with a flipped byte plays, plays in part or is
 * marked, and never takes the worker with it. `broken`: the head is cut off where the end should be.
 */
export async function runB8({ cuts, flips, seed, broken }: Settings): Promise<boolean> {
  const random = randomFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'candor-b8-'));
  try {
    const whole = await makeRecording(join(folder, 'source.webm'), { seconds: SECONDS });
    const bench = benchIn(folder);
    const cut = new Map<Outcome, number>();
    let short = 0;
    for (let n = 0; n < cuts; n += 1) {
      const at = Math.floor(random() * whole.length);
      const bytes = broken ? whole.subarray(whole.length - at) : whole.subarray(0, at);
      const { outcome, ms } = await bench(bytes, n);
      count(cut, outcome);
      // Bytes and time go together: testsrc is coded evenly.
      const due = (at / whole.length) * SECONDS * 1000 * 0.8 - MAY_LOSE_MS;
      if (ms < due || outcome === 'does not decode') short += 1;
    }
    const flipped = new Map<Outcome, number>();
    for (let n = 0; n < flips; n += 1) {
      const bytes = Buffer.from(whole);
      const at = Math.floor(random() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + Math.floor(random() * 255));
      const { outcome } = await bench(bytes, n);
      count(flipped, outcome);
    }
    console.log({
      ...{ experiment: 'B8', seed, broken, cuts, flips, bytes: whole.length },
      cut: Object.fromEntries(cut),
      notPlayedToTheCut: short,
      flipped: Object.fromEntries(flipped),
      bound: `${(300 / (cuts + flips)).toFixed(2)} %`,
    });
    return short === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const count = (outcomes: Map<Outcome, number>, outcome: Outcome) =>
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

/** An uncaught error of the parser would end this process, and the experiment with it. */
function benchIn(folder: string) {
  const input = join(folder, 'damaged.webm');
  const output = join(folder, 'joined.mp4');
  return async (bytes: Uint8Array, n: number): Promise<{ outcome: Outcome; ms: number }> => {
    writeFileSync(input, bytes);
    rmSync(output, { force: true });
    let result: JoinResult;
    try {
      result =
        n % AS_WORKER === 0
          ? await joinRecording({ inputs: [input], output, inputBytes: bytes.length })
          : await joinFiles([input], output);
    } catch {
      // The worker says so, and the recording is marked.
      return { outcome: 'refused', ms: 0 };
    }
    if (result.outcome !== 'joined') return { outcome: 'unreadable', ms: 0 };
    const ms = result.durationMs;
    try {
      await verifyByDecoding('ffmpeg', output, ms);
    } catch (error) {
      if (error instanceof MediaError) return { outcome: 'does not decode', ms };
      throw error;
    }
    return { outcome: ms > SECONDS * 1000 - 500 ? 'plays' : 'plays to the damage', ms };
  };
}
