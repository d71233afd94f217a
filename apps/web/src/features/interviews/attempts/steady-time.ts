/**
 * Milliseconds since 1970 that only run forward. The computer's own clock may be set while an interview
 * runs, and a timer that follows it would end the interview of whoever crosses midnight by hand.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
