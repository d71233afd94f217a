/** The server speaks every 15 seconds; a line that is silent for longer is dead, and nobody else notices it. */
export const SILENCE_MS = 20_000;
/** It speaks at once where the line stands. */
const OPENING_MS = 6_000;
const QUICK_TRIES = 2;
/** Every so often as all other requests, for a server behind something that knows people by their cookies. */
const ORDINARY_EACH = 4;

/**
 * How the stream is opened after so many failures. On a line that died, what a browser began to connect goes on in its
 * sockets when nobody waits for it any more, asks ever more seldom (after a minute again), and takes one of six places
 * for two minutes. So tries get rare before the places are used up, and have places of their own: requests without
 * cookies never share a socket with others, which find theirs free when the line is back.
 */
export const openingOf = (failures: number) => ({
  patienceMs: failures <= QUICK_TRIES ? OPENING_MS : SILENCE_MS,
  credentials: failures % ORDINARY_EACH === 0 ? ('same-origin' as const) : ('omit' as const),
});
