type Coming = {
  readonly seatId: number;
  readonly name: string;
  readonly kind: 'joined' | 'left';
  readonly at: Date;
};

type Stay = { readonly from: string; readonly to: string | null };
type Person = { readonly seatID: number; readonly name: string; readonly stays: Stay[] };

/** From comings and goings in their order to how long each was there; null: is there. */
export function staysOf(comings: readonly Coming[]): Person[] {
  const people = new Map<number, Person>();
  for (const { seatId, name, kind, at } of comings) {
    const one = people.get(seatId) ?? { seatID: seatId, name, stays: [] };
    people.set(seatId, one);
    const last = one.stays.at(-1);
    const isThere = last !== undefined && last.to === null;
    if (kind === 'joined' && !isThere) one.stays.push({ from: at.toISOString(), to: null });
    if (kind === 'left' && isThere) {
      one.stays.splice(-1, 1, { from: last.from, to: at.toISOString() });
    }
  }
  return [...people.values()];
}
