/** What a board looks like after a move, and where the keyboard goes on it. */

type Placed = { readonly applicationID: number; readonly stageID: number };
export type Lane<C extends Placed> = {
  readonly stageID: number;
  readonly count: number;
  readonly cards: readonly C[];
};

/**
 * The lanes as they are once these applications stand in `stageID`, before the server has said so; null: they
 * leave the board. Those that wait shortest stand last.
 */
export function afterMove<C extends Placed, L extends Lane<C>>(
  lanes: readonly (L & Lane<C>)[],
  ids: readonly number[],
  { stageID, at }: { readonly stageID: number | null; readonly at: string },
): (L & Lane<C>)[] {
  const moving = new Set(ids);
  const leaves = ({ applicationID, stageID: from }: C) =>
    moving.has(applicationID) && from !== stageID;
  const arriving = lanes.flatMap(({ cards }) => cards.filter(leaves));
  return lanes.map((lane) => {
    const stays = lane.cards.filter((card) => !leaves(card));
    const arrivals =
      lane.stageID === stageID
        ? arriving.map((card) => ({ ...card, stageID: lane.stageID, stageSince: at }))
        : [];
    return {
      ...lane,
      count: lane.count - (lane.cards.length - stays.length) + arrivals.length,
      cards: [...stays, ...arrivals],
    };
  });
}

/** Whether the board shows a card where it was taken. */
export const isStill = (
  lanes: readonly Lane<Placed>[],
  { applicationID, stageID }: Placed,
): boolean =>
  lanes.some(
    (lane) =>
      lane.stageID === stageID && lane.cards.some((one) => one.applicationID === applicationID),
  );

export const boardKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'j', 'k'] as const;
export type BoardKey = (typeof boardKeys)[number];
export const isBoardKey = (key: string): key is BoardKey =>
  boardKeys.some((known) => known === key);

/** The card that a key leads to from this one; sideways to the same height of the next lane that has cards. */
export function neighbourOf<C extends Placed>(
  lanes: readonly Lane<C>[],
  id: number,
  key: BoardKey,
): number | undefined {
  const column = lanes.findIndex(({ cards }) => cards.some((card) => card.applicationID === id));
  const cards = lanes[column]?.cards ?? [];
  const row = cards.findIndex(({ applicationID }) => applicationID === id);
  if (row === -1) return undefined;
  if (key === 'ArrowDown' || key === 'j') return cards[row + 1]?.applicationID;
  if (key === 'ArrowUp' || key === 'k') return cards[row - 1]?.applicationID;
  const beyond =
    key === 'ArrowRight' ? lanes.slice(column + 1) : lanes.slice(0, column).toReversed();
  const next = beyond.find((lane) => lane.cards.length > 0)?.cards ?? [];
  return next[Math.min(row, next.length - 1)]?.applicationID;
}

/** The next or previous person, lane after lane; the panel walks them. */
export function followingOf<C extends Placed>(
  lanes: readonly Lane<C>[],
  id: number,
  step: 1 | -1,
): number | undefined {
  const all = lanes.flatMap(({ cards }) => cards);
  const at = all.findIndex(({ applicationID }) => applicationID === id);
  return at === -1 ? undefined : all[at + step]?.applicationID;
}

/** Where a lifted card hovers next; the ends are ends. */
export function laneBeside(
  lanes: readonly { readonly stageID: number }[],
  stageID: number,
  step: 1 | -1,
): number {
  const at = lanes.findIndex((lane) => lane.stageID === stageID);
  return lanes[at + step]?.stageID ?? stageID;
}
