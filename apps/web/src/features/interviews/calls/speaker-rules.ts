/** Who is large: whoever speaks now, and in a pause whoever spoke last. */
export function nextSpeaker(current: number | null, loud: readonly number[]): number | null {
  if (current !== null && loud.includes(current)) return current;
  return loud[0] ?? current;
}
