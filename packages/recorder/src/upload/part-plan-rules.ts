/** A chunk as the plan sees it. Chunks come in the order of `seq`. */
export interface PlannedChunk {
  readonly seq: number;
  readonly bytes: number;
  /** Recorded milliseconds from the segment's start to this chunk's end. */
  readonly endMs: number;
}

export interface PartLimits {
  readonly partBytes: number;
  readonly partMs: number;
  readonly minPartBytes: number;
  readonly maxParts: number;
}

export interface PlanInput {
  /** Chunks that belong to no part yet. */
  readonly chunks: readonly PlannedChunk[];
  /** The number that the next part would carry, from 1. */
  readonly nextPartNumber: number;
  /** Recorded milliseconds at which the last part ended, 0 before the first. */
  readonly lastCutMs: number;
  /** No further chunk will come. */
  readonly ended: boolean;
}

export interface PlannedPart {
  readonly partNumber: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly bytes: number;
  readonly endMs: number;
}

/**
 * The next part to upload, or null while it has to wait for more.
 *
 * A part is a run of whole chunks: the shortest that holds `partBytes` and reaches `partMs` past
 * the last cut. It never falls below `minPartBytes` unless nothing comes after it. Time is
 * recorded time, so that a backlog is cut the same way whenever it is uploaded. The last number a
 * store accepts is kept for the end of the recording, which then takes all that is left.
 */
export function planPart(input: PlanInput, limits: PartLimits): PlannedPart | null {
  const { chunks, nextPartNumber, ended } = input;
  const last = chunks.at(-1);
  if (!last || nextPartNumber > limits.maxParts) return null;
  if (nextPartNumber < limits.maxParts) {
    const enough = Math.max(limits.partBytes, limits.minPartBytes);
    let bytes = 0;
    for (const chunk of chunks) {
      bytes += chunk.bytes;
      if (bytes >= enough && chunk.endMs - input.lastCutMs >= limits.partMs) {
        return part(input, chunk, bytes);
      }
    }
  }
  return ended ? part(input, last, totalBytes(chunks)) : null;
}

function totalBytes(chunks: readonly PlannedChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
}

function part(input: PlanInput, lastChunk: PlannedChunk, bytes: number): PlannedPart {
  const firstSeq = input.chunks[0]?.seq ?? lastChunk.seq;
  return {
    partNumber: input.nextPartNumber,
    firstSeq,
    lastSeq: lastChunk.seq,
    bytes,
    endMs: lastChunk.endMs,
  };
}
