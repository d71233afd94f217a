/** A file as the bundler makes it by itself, of the modules that the very same pages use. */
export type BuiltFile = {
  readonly id: string;
  /** How many bytes of it are sent, compressed. */
  readonly size: number;
  readonly imports: readonly string[];
  /** Entries (app, room, call) whose first page loads it. */
  readonly first: ReadonlySet<string>;
  /** Entries that load it at some time. */
  readonly ever: ReadonlySet<string>;
  /** An entry, a page, or a file with a place of its own. */
  readonly isApart: boolean;
};

/** What several entries share is in every first page up to this size, in bytes: a request costs as much. */
const SMALL = 1000;

/**
 * The two files of every first page: `base` of what the app shares with room or call, `kit` of what it has alone.
 * Neither imports anything but what a first page loads anyway.
 */
export function gatherFirst(files: readonly BuiltFile[]): {
  readonly base: readonly string[];
  readonly kit: readonly string[];
} {
  const apart = files.filter(({ isApart }) => isApart);
  const ofFirst = apart.filter(({ first }) => first.has('app')).map(({ id }) => id);
  const free = files.filter(({ isApart }) => !isApart);
  const base = closed(
    free.filter(({ size, first, ever }) => ever.size > 1 && (first.size > 1 || size <= SMALL)),
    new Set(ofFirst),
  );
  const inBase = new Set(base);
  const kit = closed(
    free.filter(({ id, first }) => first.has('app') && !inBase.has(id)),
    new Set([...ofFirst, ...base]),
  );
  return { base, kit };
}

/** Those of the wanted that import nothing else than each other and what is there already. */
function closed(wanted: readonly BuiltFile[], there: ReadonlySet<string>): readonly string[] {
  let left = wanted;
  for (;;) {
    const ids = new Set([...there, ...left.map(({ id }) => id)]);
    const next = left.filter(({ imports }) => imports.every((id) => ids.has(id)));
    if (next.length === left.length) return left.map(({ id }) => id).toSorted();
    left = next;
  }
}
