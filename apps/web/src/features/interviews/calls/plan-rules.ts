export type PlanPlace = {
  readonly index: number;
  /** Left of this part. */
  readonly leftMs: number;
};

/** Which part of a plan it should be, when so much of the interview has passed; null: before it, or after all parts. */
export function placeInPlan(
  sections: readonly { readonly minutes: number }[],
  passedMs: number,
): PlanPlace | null {
  if (passedMs < 0) return null;
  let end = 0;
  for (const [index, { minutes }] of sections.entries()) {
    end += minutes * 60_000;
    if (passedMs < end) return { index, leftMs: end - passedMs };
  }
  return null;
}
