import type { LeavingReason } from '@candor/contract/operations/archive-rules';
import type { ObjectStore } from '@candor/folder-store';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deed } from '../audit/index.ts';
import { findMarks, findPersons, findPlaces, findPresent, type Place } from './mark-store.ts';

/** In whose name, and where a file is brought. */
export type Bringing = {
  /** What its logo is called here. */
  readonly broughtLogo: string;
  readonly deed: Deed;
  /** What the refs of rows that began here begin with. */
  readonly own: string;
  /** What the refs of whoever signed the file begin with. */
  readonly signer: string;
  readonly fromCompany: string;
  /** This company of this installation made it. */
  readonly isOwnFile: boolean;
  readonly objects: Pick<ObjectStore, 'put'>;
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
  { deed: { companyId }, pairs, signer }: Bringing,
  refs: readonly string[],
): Promise<ReadonlyMap<string, Place | 'deleted'>> {
  const asked = [...new Set(refs)];
  const { signed, any } = await findMarks(tx, { companyId, kind: 'jobs', signer }, asked);
  const told = (ref: string) => signed.get(ref) ?? pairs.get(ref);
  const ids = asked.flatMap((ref) => told(ref) ?? any.get(ref) ?? []);
  const places = await findPlaces(tx, companyId, ids);
  const placed = asked.flatMap((ref) => {
    const id = told(ref);
    // That it was deleted is believed of anybody: it only keeps their own row away.
    const isGone = id === undefined && any.has(ref) && !places.has(any.get(ref) ?? 0);
    if (id === undefined && !isGone) return [];
    return [[ref, places.get(id ?? 0) ?? ('deleted' as const)] as const];
  });
  return new Map(placed);
}

type OfSomebody = { readonly email: string; readonly person?: string | undefined };

/** Who of the candidates here these are about: by their address, or, where that was corrected since, by their ref. */
export async function candidatesOf(
  tx: Tx,
  bringing: Bringing,
  rows: readonly OfSomebody[],
): Promise<(row: OfSomebody) => number | undefined> {
  const { signer, isTaking } = bringing;
  const { companyId } = bringing.deed;
  const persons = await findPersons(
    tx,
    companyId,
    rows.map(({ email }) => email),
  );
  const refs = rows.flatMap(({ email, person }) => (persons.has(email) ? [] : (person ?? [])));
  const { signed } = await findMarks(tx, { companyId, kind: 'people', signer }, refs);
  // Whoever is taken is marked before; a look has nobody's name to compare yet, and only counts.
  const idOf = (ref: string) =>
    signed.get(ref) ?? (!isTaking && isOwn(bringing, ref) ? numberOf(ref) : undefined);
  const present = await findPresent(
    tx,
    companyId,
    refs.flatMap((ref) => idOf(ref) ?? []),
  );
  return ({ email, person }) => {
    const met = persons.get(email);
    if (met !== undefined || person === undefined) return met;
    const id = idOf(person);
    return id !== undefined && present.has(id) ? id : undefined;
  };
}
