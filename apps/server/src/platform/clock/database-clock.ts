import type { Pool } from 'pg';
import type { Clock } from './clock.ts';

type Local = () => number;
type Options = {
  /** This host's clock, in milliseconds. */
  readonly local?: Local;
  readonly measureEveryMs?: number;
};

/**
 * The database's clock, read from this host's by the difference between the two, which is measured at the start and
 * every half minute. Several hosts so agree with each other and with the queue, and a wrong clock of one of them ends
 * nobody's interview, link or session early. While the database does not answer the last difference holds.
 */
export async function databaseClock(
  pool: Pick<Pool, 'query'>,
  { local = Date.now, measureEveryMs = 30_000 }: Options = {},
): Promise<{ readonly clock: Clock; readonly stop: () => Promise<void> }> {
  let difference = await measure(pool, local);
  const again = async () => {
    difference = await measure(pool, local).catch(() => difference);
  };
  let measuring = Promise.resolve();
  const timer = setInterval(() => {
    measuring = again();
  }, measureEveryMs);
  timer.unref();
  return {
    clock: () => new Date(local() + difference),
    stop: async () => {
      clearInterval(timer);
      await measuring;
    },
  };
}

/** Wrong by no more than half the time that the answer took. */
async function measure(pool: Pick<Pool, 'query'>, local: Local): Promise<number> {
  const asked = local();
  const { rows } = await pool.query(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  return Math.round(Number(rows[0].now) - (asked + local()) / 2);
}
