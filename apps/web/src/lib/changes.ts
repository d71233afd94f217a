import type { ChangeKind } from '@candor/contract/operations/change-rules';
import type { Query } from '@tanstack/react-query';

/** The kinds that say that a query is out of date; with the subject's id where one alone matters. */
export type Hears = Partial<Record<ChangeKind, true | number | string>>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly hears?: (data: unknown) => Hears };
  }
}

let isFollowed = false;

/** Whether this page is told of changes at this moment; else its queries ask by themselves. */
export function setTold(value: boolean): void {
  isFollowed = value;
}

type Heard<Data> = {
  readonly hears: Hears;
  /** How often it is asked for while nothing tells of changes, and by whom nothing is told; never unless said. */
  readonly everyMs?: number;
  /** How often it is asked for all the same: time alone makes it untrue, or what the stream does not tell. */
  readonly inAnyCaseMs?: number;
  /** Whether what was read can change by itself at all. */
  readonly whileIts?: (data: Data) => boolean;
};

/** Options of a query that is read again when something of this changed. */
export function heard<Data>({ hears, everyMs, inAnyCaseMs, whileIts }: Heard<Data>) {
  const isSettled = (data: Data | undefined): boolean =>
    data !== undefined && whileIts?.(data) === false;
  return {
    meta: { hears: (data: unknown): Hears => (isSettled(data as Data | undefined) ? {} : hears) },
    refetchInterval: ({
      state: { data },
    }: {
      readonly state: { readonly data: Data | undefined };
    }) => {
      // What was refused is not asked for again and again where its state would decide.
      if (isSettled(data) || (data === undefined && whileIts !== undefined)) return false;
      return (isFollowed ? inAnyCaseMs : everyMs) ?? false;
    },
  };
}

export type Change = { readonly kind: string; readonly subjectID: number | null };

/** Whether one of these changes makes what was read untrue. `again`: everything may have changed. */
export function isUntrueBy(
  changes: readonly Change[],
  query: Pick<Query, 'meta' | 'state'>,
): boolean {
  const hears: Readonly<Record<string, true | number | string | undefined>> =
    query.meta?.hears?.(query.state.data) ?? {};
  return changes.some(({ kind, subjectID }) => {
    if (kind === 'again') return Object.keys(hears).length > 0;
    const wanted = hears[kind];
    return wanted === true || (wanted !== undefined && String(wanted) === String(subjectID));
  });
}
