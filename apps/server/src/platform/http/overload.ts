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
  connect(): Promise<{ release(): void }>;
};

type Parts = {
  readonly pool: Pool;
  /** Told when it begins and when it ends. */
  readonly onChange: (isOver: boolean) => void;
};

/** Looks at the event loop and at the queue for the database twice a second. */
export function watchOverload({ pool, onChange }: Parts): Overload {
  const loop = watchLoop();
  const queue = watchQueue(pool);
  let strain = calm;
  const look = (): void => {
    const before = strain.isOver;
    strain = strainAfter(strain, { loopMs: loop.heldUpMs(), poolMs: queue.waitMs() });
    if (strain.isOver !== before) onChange(strain.isOver);
  };
  const looking = setInterval(look, LOOK_MS).unref();
  return {
    isOver: () => strain.isOver,
    stop: async () => {
      clearInterval(looking);
      loop.stop();
    },
  };
}

/**
 * Mean delay of the loop since the last look. By differences of the whole: after a `reset` the histogram swallows its
 * next tick, and has none at all where the loop turns once a look, which is when it matters most.
 */
function watchLoop() {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const sumNow = () => (delay.count === 0 ? 0 : delay.mean * delay.count);
  let [count, sum, lookedAt] = [delay.count, sumNow(), performance.now()];
  return {
    heldUpMs: (): number => {
      const ticks = delay.count - count;
      const meanMs = ticks === 0 ? 0 : (sumNow() - sum) / ticks / 1e6;
      const lateMs = performance.now() - lookedAt - LOOK_MS;
      [count, sum, lookedAt] = [delay.count, sumNow(), performance.now()];
      return Math.max(meanMs, lateMs);
    },
    stop: () => void delay.disable(),
  };
}

/** Stands in the queue itself where there is one: how many wait says nothing of how long. */
function watchQueue(pool: Pool) {
  let since: number | null = null;
  /** Of whoever stood there last. */
  let lastMs = 0;
  const stand = async (from: number): Promise<void> => {
    since = from;
    // Who was sent away after a while has waited as long.
    const client = await pool.connect().catch(() => null);
    client?.release();
    lastMs = performance.now() - from;
    since = null;
  };
  return {
    waitMs: (): number => {
      const now = performance.now();
      const isWaitedFor = pool.waitingCount > 0;
      if (since === null && !isWaitedFor) {
        lastMs = 0;
        return 0;
      }
      const waitMs = Math.max(lastMs, since === null ? 0 : now - since);
      if (since === null) void stand(now);
      return waitMs;
    },
  };
}
