/** A break of the candidate: the clock stands still, and nobody watches. */
export type Pause = { readonly startedAt: Date; readonly endsAt: Date };

export type PauseSpan = { readonly from: number; readonly until: number };

/** As they were until then: one that a submission, or this moment, cut short ends there; one to come is none. */
export function pausesUntil(pauses: readonly Pause[], until: Date): PauseSpan[] {
  return pauses.flatMap(({ startedAt, endsAt }) => {
    const [from, end] = [startedAt.getTime(), Math.min(endsAt.getTime(), until.getTime())];
    return end > from ? [{ from, until: end }] : [];
  });
}

/** Whether something happened in a pause: what room and monitors then saw is nobody's business. */
export function isInPause(pauses: readonly Pause[], at: Date): boolean {
  return pauses.some(({ startedAt, endsAt }) => at >= startedAt && at < endsAt);
}

/** What is left of a span outside the pauses, which are in their order and apart. */
export function outsidePauses<Span extends PauseSpan>(
  span: Span,
  pauses: readonly PauseSpan[],
): Span[] {
  let rest: Span[] = [span];
  for (const pause of pauses) {
    rest = rest.flatMap((one) => [
      ...(one.from < pause.from ? [{ ...one, until: Math.min(one.until, pause.from) }] : []),
      ...(one.until > pause.until ? [{ ...one, from: Math.max(one.from, pause.until) }] : []),
    ]);
  }
  return rest;
}

/** How much of a span lies in pauses. */
export const pausedWithin = (span: PauseSpan, pauses: readonly PauseSpan[]): number =>
  pauses.reduce(
    (sum, { from, until }) =>
      sum + Math.max(0, Math.min(until, span.until) - Math.max(from, span.from)),
    0,
  );
