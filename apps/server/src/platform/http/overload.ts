import { monitorEventLoopDelay } from 'node:perf_hooks';
import { calm, LOOK_MS, strainAfter } from './overload-rules.ts';

export type Overload = {
  /** Whether this node has more to do than it can: what can wait is refused, and what cannot goes first. */
  readonly isOver: () => boolean;
  readonly stop: () => Promise<void>;
};

type Pool = {
  /** How many wait for a connection. */
  readonly waitingCount: number;
};

type Parts = {
  readonly pool: Pool & { connect(): Promise<{ release(): void }> };
  /** Told when it begins and when it ends. */
  readonly onChange: (isOver: boolean) => void;
};

/** Looks at the event loop and at the queue for the database twice a second. */
export function watchOverload({ pool, onChange }: Parts): Overload {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let strain = calm;
  let queuedSince: number | null = null;
  const queueMs = (): number => (queuedSince === null ? 0 : performance.now() - queuedSince);
  /** Stands in the queue itself: how long it is in connections says nothing of how long one waits. */
  const standInLine = async (): Promise<void> => {
    queuedSince = performance.now();
    const client = await pool.connect().catch(() => null);
    client?.release();
    queuedSince = null;
  };
  const look = (): void => {
    const poolMs = queueMs();
    const before = strain.isOver;
    strain = strainAfter(strain, { loopMs: delay.mean / 1e6, poolMs });
    delay.reset();
    if (strain.isOver !== before) onChange(strain.isOver);
    // Only where somebody waits: a pool closes what nobody uses.
    if (queuedSince === null && pool.waitingCount > 0) void standInLine();
  };
  const looking = setInterval(look, LOOK_MS).unref();
  return {
    isOver: () => strain.isOver,
    stop: async () => {
      clearInterval(looking);
      delay.disable();
    },
  };
}
