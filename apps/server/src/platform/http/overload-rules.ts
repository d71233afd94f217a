/** How a node stands at one moment. */
export type Pressure = {
  /** Mean delay of its event loop since the last look, in milliseconds. */
  readonly loopMs: number;
  /** How long somebody waits for a connection of the database by now, in milliseconds. */
  readonly poolMs: number;
};

export type Strain = {
  readonly isOver: boolean;
  /** Looks in a row that speak against that. */
  readonly against: number;
};

export const calm: Strain = { isOver: false, against: 0 };

/** How often it is looked. */
export const LOOK_MS = 500;

/** A page that waits longer than this at each of its calls is better told to come again. */
const HEAVY_LOOP_MS = 250;
const HEAVY_POOL_MS = 1_000;

/** A single look may have met a collection of garbage, or a processor lent to somebody else. */
const LOOKS_UNTIL_OVER = 3;
/** Back within a second and a half, because nothing but looks says that it may. */
const LOOKS_UNTIL_CALM = 2;

export function strainAfter({ isOver, against }: Strain, { loopMs, poolMs }: Pressure): Strain {
  const isHeavy = loopMs >= HEAVY_LOOP_MS || poolMs >= HEAVY_POOL_MS;
  if (isHeavy === isOver) return { isOver, against: 0 };
  const enough = isOver ? LOOKS_UNTIL_CALM : LOOKS_UNTIL_OVER;
  return against + 1 >= enough ? { isOver: isHeavy, against: 0 } : { isOver, against: against + 1 };
}
