/** A place inside the recording; without a known length only its start is a limit. */
export function seekTo(seconds: number, durationSeconds: number | undefined): number {
  return Math.min(Math.max(0, seconds), durationSeconds ?? Number.POSITIVE_INFINITY);
}

/** RV-5: the seek helper adds seconds to the current place; negative ones go back. */
export function seekBy(
  positionSeconds: number,
  seconds: number,
  durationSeconds: number | undefined,
): number {
  return seekTo(positionSeconds + seconds, durationSeconds);
}

/** Seconds of the recording that a watermark stays in one place. */
const watermarkSeconds = 20;
const watermarkPlaces = 6;

/**
 * Where the watermark stands at this place of the recording, 0 to 5. It wanders, so that no fixed strip
 * cut from a copy takes it away.
 */
export function watermarkPlace(positionSeconds: number): number {
  // A place before the beginning comes from a clock that was replaced; the name stands all the same.
  return Math.floor(Math.max(0, positionSeconds) / watermarkSeconds) % watermarkPlaces;
}
