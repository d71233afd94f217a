export type TimedAnswer = {
  readonly id: number;
  readonly choice: number | null;
  /** When it was last saved; null when the candidate never saw the question. */
  readonly answeredAt: number | null;
};

/**
 * Whole seconds from the save before it to an answer's last one, from `startedAt` for the first. An answer that was
 * changed counts at its last change. What was only looked at has no time of its own: null. Pauses in between, of which `pausedMs` tells the length, are nobody's time.
 */
export function secondsSpent(
  startedAt: number,
  answers: readonly TimedAnswer[],
  pausedMs: (span: { readonly from: number; readonly until: number }) => number = () => 0,
): ReadonlyMap<number, number | null> {
  const spent = new Map<number, number | null>();
  let before = startedAt;
  const saved = answers.flatMap(({ answeredAt, ...rest }) =>
    answeredAt === null ? [] : { ...rest, answeredAt },
  );
  for (const { id, choice, answeredAt } of saved.toSorted((a, b) => a.answeredAt - b.answeredAt)) {
    const answering = answeredAt - before - pausedMs({ from: before, until: answeredAt });
    const seconds = Math.max(0, Math.round(answering / 1000));
    spent.set(id, choice === null ? null : seconds);
    before = Math.max(before, answeredAt);
  }
  return spent;
}
