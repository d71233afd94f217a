import { BEAT_MS } from '@candor/contract/interviews/clock-line-rules';

/** Five thousand lines at once would hold up every answer for a tenth of a second. */
const PARTS = 25;
const PART_MS = BEAT_MS / PARTS;

export type Beats = {
  /** Called every BEAT_MS from some moment of the next on; gives how to leave. */
  join(beat: () => void): () => void;
};

/**
 * One timer for all lines, which takes them in turns by the time that has passed: where the loop is held up, a line that
 * heard less than it was promised would ask, which is what a busy node has no room for. It runs only while there is one.
 */
export function createBeats(): Beats {
  const parts = Array.from({ length: PARTS }, () => new Set<() => void>());
  let size = 0;
  let turn = 0;
  let doneAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    const due = Math.floor((performance.now() - doneAt) / PART_MS);
    doneAt += due * PART_MS;
    // After a longer halt everybody hears the time once.
    for (let left = Math.min(due, PARTS); left > 0; left -= 1) {
      turn = (turn + 1) % PARTS;
      for (const beat of parts[turn] ?? []) beat();
    }
  };
  const start = (): NodeJS.Timeout => {
    doneAt = performance.now();
    return setInterval(next, PART_MS).unref();
  };
  return {
    join(beat) {
      const smallest = parts.reduce((least, part) => (part.size < least.size ? part : least));
      smallest.add(beat);
      size += 1;
      timer ??= start();
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
