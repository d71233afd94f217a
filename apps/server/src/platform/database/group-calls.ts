import { DatabaseUnavailable } from './database-errors.ts';

/** Gives one result for each item, in their order. All or nothing: it throws when any of them fails. */
export type RunGroup<Item, Result> = (
  key: number,
  items: readonly Item[],
) => Promise<readonly Result[]>;

export type GroupLimits = {
  /** Items in one group. */
  readonly most: number;
  /** Groups of one key under way at the same time. */
  readonly atOnce: number;
};

type Call<Item, Result> = {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

type Line<Item, Result> = {
  readonly waiting: Call<Item, Result>[];
  underWay: number;
  scheduled: boolean;
};

/**
 * Turns many calls into few: those of one key that arrive in the same turn of the event loop, or while
 * enough groups are under way, leave together. Nobody waits for company: a lone call leaves at once.
 *
 * Each caller gets the result of its own item. When a group fails, each of its items is run alone, so
 * that only the one at fault fails; when the database is away, all of them do. So an item may be run
 * twice: `run` must be a transaction, and repeating an item must do no harm.
 */
export function groupCalls<Item, Result>(
  run: RunGroup<Item, Result>,
  { most, atOnce }: GroupLimits,
): (key: number, item: Item) => Promise<Result> {
  const lines = new Map<number, Line<Item, Result>>();

  const leave = (key: number, line: Line<Item, Result>): void => {
    line.scheduled = false;
    while (line.waiting.length > 0 && line.underWay < atOnce) {
      const group = line.waiting.splice(0, most);
      line.underWay += 1;
      void settle(run, key, group).then(() => {
        line.underWay -= 1;
        leave(key, line);
      });
    }
    // A line that is kept for every company would never be freed.
    if (line.waiting.length === 0 && line.underWay === 0) lines.delete(key);
  };

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key) ?? { waiting: [], underWay: 0, scheduled: false };
      lines.set(key, line);
      line.waiting.push({ item, resolve, reject });
      if (line.scheduled || line.underWay >= atOnce) return;
      line.scheduled = true;
      // After every socket that is ready now was read, and not after the first.
      setImmediate(leave, key, line);
    });
}

/** Never rejects: each call learns its own outcome. */
async function settle<Item, Result>(
  run: RunGroup<Item, Result>,
  key: number,
  group: readonly Call<Item, Result>[],
): Promise<void> {
  try {
    const results = await run(
      key,
      group.map((call) => call.item),
    );
    for (const [index, call] of group.entries()) call.resolve(results[index] as Result);
  } catch (error) {
    if (group.length === 1 || error instanceof DatabaseUnavailable) {
      for (const call of group) call.reject(error);
    } else await Promise.all(group.map((call) => settle(run, key, [call])));
  }
}
