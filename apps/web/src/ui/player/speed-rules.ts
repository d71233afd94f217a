/** RV-5: what the speed selector offers beside Custom. */
export const presetSpeeds: readonly number[] = [0.5, 1, 1.25, 1.5, 2];

/** RV-5: Custom, and how its field counts. */
export const customSpeeds = { min: 0.1, max: 5, step: 0.1 } as const;

/** What somebody typed as a speed: kept to two decimals and within 0.1 to 5; undefined where it is no number. */
export function customSpeed(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  const speed = Math.round(Number(plain) * 100) / 100;
  if (plain === '' || !Number.isFinite(speed)) return undefined;
  return Math.min(Math.max(speed, customSpeeds.min), customSpeeds.max);
}

/** The next offered speed above (1) or below (-1) this one; this one at the end of the list. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? presetSpeeds.find((offered) => offered > speed)
      : presetSpeeds.findLast((offered) => offered < speed);
  return next ?? speed;
}

/** "1.25×" */
export function speedText(speed: number): string {
  return `${speed}×`;
}
