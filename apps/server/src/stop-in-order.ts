import { setTimeout as pause } from 'node:timers/promises';

type Step = () => Promise<unknown>;

const PATIENCE_MS = 10_000;

/**
 * What has started is stopped in the opposite order, once, also when it is asked for while the start is still under way.
 * A second signal changes nothing: whoever is impatient would otherwise leave the database without its last checkpoint,
 * or running without us. Each step but the first that started, the database, which has its own patience, gets ten
 * seconds.
 */
export function stopInOrder({ onProblem }: { readonly onProblem: (problem: unknown) => void }) {
  const steps: Step[] = [];
  let stopping: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (steps.length > 0) {
      const isLast = steps.length === 1;
      const step = (steps.pop() as Step)().catch(onProblem);
      await (isLast ? step : Promise.race([step, pause(PATIENCE_MS, undefined, { ref: false })]));
    }
  };
  const stop = (): Promise<void> => (stopping ??= run());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
  return {
    /** What was started just now, and so is stopped before everything that was started earlier. */
    started: (step: Step): void => void steps.push(step),
    stop,
    isStopping: () => stopping !== null,
  };
}
