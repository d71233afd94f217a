import type { ActiveSegment } from './active-segment.ts';
import type { Interruption } from './capture/recorder.ts';
import { pauseBeforeRestart, restartsInARow } from './capture/restart-rules.ts';
import type { Clock } from './clock.ts';
import type { SegmentFacts } from './journal/journal.ts';
import type { RecorderLimits } from './limits-rules.ts';
import { runSegment } from './segment-run.ts';
import type { SessionHolder } from './session-holder.ts';

export interface StarterOptions {
  readonly sessionId: string;
  readonly clock: Clock;
  readonly limits: RecorderLimits;
  /** Chance in [0, 1). */
  readonly chance: () => number;
  readonly holder: SessionHolder;
  readonly active: ActiveSegment;
  readonly onInterrupted?: (reason: Interruption) => void;
}

export interface SegmentWish {
  readonly stream: MediaStream;
  readonly facts: SegmentFacts;
  /** Whether nothing else was wished since. */
  readonly isWished: () => boolean;
}

/**
 * Begins segments. One whose recorder died while the screen is shared on is followed by another of the same
 * stream, by itself, with a fact of its own: `begunAfter` says why there is a gap before it.
 */
export function createSegmentStarter(options: StarterOptions) {
  const { active, holder, clock, limits } = options;

  const begin = async (wish: SegmentWish, restarts = 0): Promise<void> => {
    const onInterrupted = async (reason: Interruption) => {
      if (active.run() !== run) return;
      const ranMs = clock.now() - run.beganAt;
      // A recorder that broke may also fail to stop; what follows has to come either way.
      await active.endQuietly();
      const inARow = restartsInARow(restarts, ranMs, limits);
      if (reason === 'sharing-stopped') options.onInterrupted?.(reason);
      else await beginAgain(wish, reason, inARow);
    };
    const run = runSegment({
      ...{ sessionId: options.sessionId, clock, limits },
      ...{ stream: wish.stream, facts: wish.facts },
      session: holder.open(),
      onChange: holder.tell,
      onInterrupted: (reason) => void onInterrupted(reason),
    });
    active.set(run);
    holder.tell();
    await run.entered.catch(async (error: unknown) => {
      await active.endQuietly();
      throw error;
    });
  };

  const beginAgain = async (wish: SegmentWish, reason: Interruption, restarts: number) => {
    const pauseMs = pauseBeforeRestart(restarts, options.chance(), limits);
    if (pauseMs === null) return options.onInterrupted?.(reason);
    if (pauseMs > 0) await clock.pause(pauseMs);
    if (!wish.isWished() || holder.progress().closed) return;
    const isShared = wish.stream.getVideoTracks().every(({ readyState }) => readyState !== 'ended');
    if (!isShared) return options.onInterrupted?.('sharing-stopped');
    const again = { ...wish, facts: { ...wish.facts, begunAfter: reason } };
    await begin(again, restarts + 1).catch(() => beginAgain(wish, reason, restarts + 1));
  };

  return (wish: SegmentWish) => begin(wish);
}
