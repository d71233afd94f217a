/** What a part of the machine answers: nothing when it is well, and a sentence when it is not. */
export type Probe = () => Promise<void>;

export type Readiness = { readonly isReady: boolean; readonly away: readonly string[] };

/**
 * Asks every part at once, for at most `milliseconds`: a part that hangs is away. While an answer is awaited others
 * wait for the same one, so that a hanging part is not asked once a caller.
 */
export function createReadiness(
  probes: Readonly<Record<string, Probe>>,
  { milliseconds = 1500 }: { readonly milliseconds?: number } = {},
): () => Promise<Readiness> {
  const asked = new Map<string, Promise<void>>();
  const ask = (name: string, probe: Probe): Promise<void> => {
    const known = asked.get(name);
    if (known !== undefined) return known;
    const answer = probe().finally(() => asked.delete(name));
    asked.set(name, answer);
    return answer;
  };
  const isWell = async (name: string, probe: Probe): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), milliseconds);
    });
    const answer = ask(name, probe).then(
      () => true,
      () => false,
    );
    const well = await Promise.race([answer, late]);
    clearTimeout(timer);
    return well;
  };
  return async () => {
    const parts = Object.entries(probes);
    const answers = await Promise.all(parts.map(([name, probe]) => isWell(name, probe)));
    const away = parts.filter((_, index) => !answers[index]).map(([name]) => name);
    return { isReady: away.length === 0, away };
  };
}
