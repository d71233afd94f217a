type Options<T> = {
  readonly milliseconds: number;
  readonly now: () => Date;
  /** The answer before any could be read. */
  readonly otherwise: T;
};

/**
 * Asks `read` once in a while instead of at every request. What changed counts within `milliseconds` on every node; where
 * it cannot be read, the last answer stands.
 */
export function remembered<T>(
  read: () => Promise<T>,
  { milliseconds, now, otherwise }: Options<T>,
): () => Promise<T> {
  let known: { readonly answer: T; readonly until: number } | undefined;
  let asking: Promise<T> | undefined;
  const ask = async (): Promise<T> => {
    try {
      const answer = await read();
      known = { answer, until: now().getTime() + milliseconds };
      return answer;
    } catch {
      return known === undefined ? otherwise : known.answer;
    } finally {
      asking = undefined;
    }
  };
  return () => {
    if (known !== undefined && now().getTime() < known.until) return Promise.resolve(known.answer);
    asking ??= ask();
    return asking;
  };
}
