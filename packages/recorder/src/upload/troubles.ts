export interface Trouble {
  /** The last call failed and is being tried again. */
  readonly retrying: boolean;
  /** A segment used up its tries and rests before the next round. */
  readonly givenUp: boolean;
  readonly lastError: unknown;
  /** The server takes nothing more of this session. */
  readonly closed: boolean;
}

/** What stands in the way of the uploads of a session. */
export function createTroubles(onChange: () => void) {
  const failed = new Set<number>();
  let lastError: unknown = null;
  let closed = false;
  return {
    /** The outcome of one call: null after a success. */
    ofCall: (error: unknown) => {
      const changed = (error === null) !== (lastError === null);
      lastError = error;
      if (changed) onChange();
    },
    advanced: (segment: number) => void failed.delete(segment),
    failed: (segment: number, error: unknown) => {
      lastError = error;
      failed.add(segment);
    },
    close: () => {
      closed = true;
      lastError = null;
      failed.clear();
    },
    current: (): Trouble => ({
      retrying: lastError !== null,
      givenUp: failed.size > 0,
      lastError,
      closed,
    }),
  };
}
