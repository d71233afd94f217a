import { BEAT_MS } from '@candor/contract/interviews/clock-line-rules';

/** Five thousand lines at once would hold up every answer for a tenth of a second. */
const PARTS = 25;

export type Beats = {
  /** Called every BEAT_MS from some moment of the next on; gives how to leave. */
  join(beat: () => void): () => void;
};

/** One timer for all lines, which takes them in turns. It runs only while there is one. */
export function createBeats(): Beats {
  const parts = Array.from({ length: PARTS }, () => new Set<() => void>());
  let size = 0;
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    turn = (turn + 1) % PARTS;
    for (const beat of parts[turn] ?? []) beat();
  };
  return {
    join(beat) {
      const smallest = parts.reduce((least, part) => (part.size < least.size ? part : least));
      smallest.add(beat);
      size += 1;
      timer ??= setInterval(next, BEAT_MS / PARTS).unref();
      return () => {
        if (!smallest.delete(beat)) return;
        size -= 1;
        if (size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
