import {
  ARCHIVE_MOST_LEAVINGS,
  type ArchiveKind,
  type LeavingReason,
} from '@candor/contract/operations/archive-rules';

/** A row that is left out: by its line of a file, or by its number here where no file names it. */
export type Leaving = {
  readonly kind: ArchiveKind;
  readonly file: string;
  readonly line: number;
  readonly reason: LeavingReason;
};

export type Count = { new: number; known: number; left: number };
export type Counts = Partial<Record<ArchiveKind, Count>>;

export type Tally = ReturnType<typeof createTally>;

/** How many rows of each kind became what, and which were left out. */
export function createTally() {
  const counts: Counts = {};
  let leavings: Leaving[] = [];
  const add = (kind: ArchiveKind, what: keyof Count, by = 1) => {
    const count = (counts[kind] ??= { new: 0, known: 0, left: 0 });
    count[what] += by;
  };
  return {
    counts: counts as Readonly<Counts>,
    add,
    leave(leaving: Leaving) {
      add(leaving.kind, 'left');
      if (leavings.length < ARCHIVE_MOST_LEAVINGS) leavings.push(leaving);
    },
    /** Those since the last time. */
    leavings(): readonly Leaving[] {
      const said = leavings;
      leavings = [];
      return said;
    },
  };
}

/** What was counted before and what is counted now. */
export function addCounts(one: Counts, other: Counts): Counts {
  const sum: Counts = structuredClone(one);
  for (const [kind, count] of Object.entries(other) as [ArchiveKind, Count][]) {
    const before = sum[kind] ?? { new: 0, known: 0, left: 0 };
    sum[kind] = {
      new: before.new + count.new,
      known: before.known + count.known,
      left: before.left + count.left,
    };
  }
  return sum;
}
