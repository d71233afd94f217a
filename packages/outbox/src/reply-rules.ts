/** What became of one send. */
export type Outcome =
  /** The server has it. */
  | 'acknowledged'
  /** Nobody answered, or somebody says “not now”: it goes out again. */
  | 'failed'
  /** The server understood and will never take it: kept apart, not sent again. */
  | 'refused'
  /** Nothing is taken any more; all that waits stays where it is, for the next page life to ask again. */
  | 'over';

/** Statuses that say “not now” rather than “never”. */
const passing = new Set([401, 408, 421, 425, 429]);

/**
 * What a status means where the caller knows nothing better.
 * @param status of the reply; null when there was none
 */
export function outcomeOf(status: number | null): Exclude<Outcome, 'over'> {
  if (status === null) return 'failed';
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 && !passing.has(status) ? 'refused' : 'failed';
}
