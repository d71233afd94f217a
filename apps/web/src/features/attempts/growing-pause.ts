/** Between two tries; waits grow, but an answer goes out within 5 s of the network's return. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 3_000;

/** Pauses that grow from one failure to the next, and end early when the network returns. */
export function createGrowingPause() {
  let waitMs = FIRST_WAIT_MS;
  let wake = () => {};
  return {
    take: async () => {
      const ms = waitMs;
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, ms);
      });
    },
    /** The next pause is short again. */
    refresh: () => {
      waitMs = FIRST_WAIT_MS;
    },
    end: () => wake(),
  };
}
