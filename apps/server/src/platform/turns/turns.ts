export type TurnLimits = {
  /** At once, of all callers together. */
  readonly most?: number;
  /** At once, of one caller. */
  readonly each: number;
  /** May wait, of one caller; whoever comes after is refused. All may, unless said. */
  readonly waiting?: number;
};

/** What tells that nobody waits for the answer any more. */
export type Line = {
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
};

export class NoTurn extends Error {}

const endless = Number.POSITIVE_INFINITY;

type Waiting = { begin(): void };
type Caller = { running: number; readonly waiting: Waiting[] };

/**
 * Lets so many run at once and has the others wait, one caller after the other: whoever asks for two hundred things waits
 * for themselves. `take` gives what ends a turn, and rejects with NoTurn.
 */
export function createTurns({ most = endless, each, waiting = endless }: TurnLimits) {
  /** In the order in which it is their turn; kept only while they run or wait. */
  const callers = new Map<string, Caller>();
  let running = 0;

  const begin = (name: string, caller: Caller): (() => void) => {
    running += 1;
    caller.running += 1;
    // Behind those who have waited longer than this one.
    callers.delete(name);
    callers.set(name, caller);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      running -= 1;
      caller.running -= 1;
      forgetIdle(name, caller);
      beginNext();
    };
  };

  const forgetIdle = (name: string, caller: Caller): void => {
    if (caller.running === 0 && caller.waiting.length === 0) callers.delete(name);
  };

  const beginNext = (): void => {
    if (running >= most) return;
    for (const caller of callers.values()) {
      if (caller.running >= each || caller.waiting.length === 0) continue;
      caller.waiting.shift()?.begin();
      // One ended, so one begins.
      return;
    }
  };

  return {
    async take(name: string, line?: Line): Promise<() => void> {
      const caller = callers.get(name) ?? { running: 0, waiting: [] };
      if (running < most && caller.running < each) return begin(name, caller);
      if (caller.waiting.length >= waiting) throw new NoTurn();
      callers.set(name, caller);
      return new Promise((resolve, reject) => {
        const abandon = (): void => {
          caller.waiting.splice(caller.waiting.indexOf(mine), 1);
          forgetIdle(name, caller);
          reject(new NoTurn());
        };
        const mine: Waiting = {
          begin: () => {
            line?.off('close', abandon);
            resolve(begin(name, caller));
          },
        };
        caller.waiting.push(mine);
        line?.once('close', abandon);
      });
    },
    /** Who runs or waits. */
    count: () => callers.size,
  };
}

export type Turns = ReturnType<typeof createTurns>;
