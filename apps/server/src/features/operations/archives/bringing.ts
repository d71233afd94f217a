import type { LeavingReason } from '@candor/contract/operations/archive-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deed } from '../audit/index.ts';
import { findMarks, findPlaces, type Place } from './mark-store.ts';

/** In whose name, and where a file is brought. */
export type Bringing = {
  readonly deed: Deed;
  /** What the refs of rows that began here begin with. */
  readonly own: string;
  readonly fromCompany: string;
  /** Jobs of the file that are here, as far as nothing but their looks and their people tells. */
  readonly pairs: ReadonlyMap<string, number>;
  /** Else it is only looked at: what its rows need of each other may still come. */
  readonly isTaking: boolean;
};

/** What becomes of a row. */
export type Verdict<T> = { readonly take: T } | 'known' | LeavingReason;

/** One of these for each row, in this order. */
export type Judge<R, T> = (
  tx: Tx,
  bringing: Bringing,
  rows: readonly R[],
) => Promise<readonly Verdict<T>[]>;

export type Taker<R, T> = {
  readonly judge: Judge<R, T>;
  /** Writes those that `judge` found new, in the same transaction. No mail leaves. */
  readonly take: (tx: Tx, bringing: Bringing, news: readonly T[]) => Promise<void>;
};

export const isOwn = ({ own }: Pick<Bringing, 'own'>, ref: string): boolean => ref.startsWith(own);

/** The number in it. */
export const numberOf = (ref: string): number => Number(ref.slice(ref.lastIndexOf('.') + 1));

/** Where jobs of a file are here, by their refs: those that were brought earlier, or look the same. */
export async function placesOf(
  tx: Tx,
  { deed: { companyId }, pairs }: Bringing,
  refs: readonly string[],
): Promise<ReadonlyMap<string, Place | 'deleted'>> {
  const asked = [...new Set(refs)];
  const marks = await findMarks(tx, { companyId, kind: 'jobs' }, asked);
  const found = asked.flatMap((ref) => {
    const id = marks.get(ref) ?? pairs.get(ref);
    return id === undefined ? [] : [[ref, id] as const];
  });
  const ids = found.map(([, id]) => id);
  const places = await findPlaces(tx, companyId, ids);
  return new Map(found.map(([ref, id]) => [ref, places.get(id) ?? 'deleted']));
}
