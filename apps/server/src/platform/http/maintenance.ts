/**
 * Asks `read` once in a while instead of at every request. A switch that was thrown counts within `milliseconds`
 * on every node; where it cannot be read, the last answer stands, and before any the product is open.
 */
export function remembered(
  read: () => Promise<boolean>,
  { milliseconds, now }: { readonly milliseconds: number; readonly now: () => Date },
): () => Promise<boolean> {
  let known: { readonly answer: boolean; readonly until: number } | undefined;
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      const answer = await read();
      known = { answer, until: now().getTime() + milliseconds };
      return answer;
    } catch {
      return known?.answer ?? false;
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
