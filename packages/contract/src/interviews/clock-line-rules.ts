/** How often the server says the time on a room's open line, in milliseconds. */
export const BEAT_MS = 2_500;
