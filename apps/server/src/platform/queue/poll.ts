/**
 * Does work again and again, for what must not wait for the clock's next minute. Rounds may overlap; one that fails
 * is told and forgotten. Gives what stops it.
 */
export function pollEvery(
  milliseconds: number,
  work: () => Promise<void>,
  onProblem: (problem: Error) => void,
): () => Promise<void> {
  const rounds = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const round = work()
      .catch((error: unknown) => onProblem(error as Error))
      .finally(() => rounds.delete(round));
    rounds.add(round);
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await Promise.all(rounds);
  };
}
