/** Louder than this, from 0 to 1, somebody speaks. */
export const SPEAKING = 0.02;

/** Who is large: whoever speaks now, and in a pause whoever spoke last. */
export function nextSpeaker(current: number | null, loud: readonly number[]): number | null {
  if (current !== null && loud.includes(current)) return current;
  return loud[0] ?? current;
}
