export type Sample = {
  readonly atMs: number;
  readonly databaseBytes: number;
  readonly objectBytes: number;
};

const DAY = 24 * 3_600_000;
const LOOKED_BACK_MS = 30 * DAY;

type Grown = {
  /** The oldest first. */
  readonly samples: readonly Sample[];
  readonly freeBytes: number | null;
  readonly onDisk: { readonly database: boolean; readonly objects: boolean };
};

/**
 * How many days the disk lasts if what is on it goes on growing as it did in the last thirty days. Null where it does
 * not grow, and where less than a day was measured: an hour says nothing about a year.
 */
export function daysLeft({ samples, freeBytes, onDisk }: Grown): number | null {
  const last = samples.at(-1);
  if (last === undefined || freeBytes === null) return null;
  const first = samples.find(({ atMs }) => atMs >= last.atMs - LOOKED_BACK_MS) ?? last;
  const days = (last.atMs - first.atMs) / DAY;
  if (days < 1) return null;
  const held = ({ databaseBytes, objectBytes }: Sample): number =>
    (onDisk.database ? databaseBytes : 0) + (onDisk.objects ? objectBytes : 0);
  const perDay = (held(last) - held(first)) / days;
  return perDay <= 0 ? null : Math.floor(freeBytes / perDay);
}
