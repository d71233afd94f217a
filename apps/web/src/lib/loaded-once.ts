import { backoffMs } from '@candor/outbox/backoff-rules';

type Pause = (failures: number) => Promise<void>;

const retries = { firstPauseMs: 500, longestPauseMs: 15_000 };
const untilBetter: Pause = (failures) =>
  new Promise((resolve) => setTimeout(resolve, backoffMs(failures, Math.random(), retries)));

/**
 * A part of the page for `lazy`, loaded when it is first asked for and then kept. What fails is tried again until it is
 * there: React remembers a refusal for good, and one lost request would take the rest of the page with it.
 */
export function loadedOnce<Part>(
  load: () => Promise<Part>,
  wait: Pause = untilBetter,
): () => Promise<{ default: Part }> {
  let loading: Promise<{ default: Part }> | undefined;
  const begin = async (): Promise<{ default: Part }> => {
    for (let failures = 1; ; failures += 1) {
      try {
        return { default: await load() };
      } catch {
        await wait(failures);
      }
    }
  };
  return () => (loading ??= begin());
}
