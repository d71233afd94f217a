import { backoffMs } from '@candor/outbox';
import type { Clock } from '../clock.ts';
import { within } from '../clock.ts';
import type { RecorderLimits } from '../limits-rules.ts';
import { PartRefusedError } from './put-part.ts';
import { retriesAtOnce } from './retry-rules.ts';
import { RecordingClosedError, UploadGoneError } from './transport.ts';
import type { Wake } from './wake.ts';

/** How this page talks: its clock, its patience, and whom it tells about trouble. */
export interface CallContext {
  readonly clock: Clock;
  readonly limits: RecorderLimits;
  /** Chance in [0, 1). */
  readonly chance: () => number;
  /** Cuts a back-off short, for instance when the network is back. */
  readonly network: Wake;
  /** Aborts when the page is done with the upload. */
  readonly closed: AbortSignal;
  /** null after a success, the error after each failure. */
  readonly onTrouble: (error: unknown) => void;
}

export interface CallPlan {
  readonly tries: number;
  readonly timeoutMs: number;
  /** Pause after failure number `failures`; backs off when left out. */
  readonly pauseMs?: number;
}

/** Calls until it succeeds, the tries are used up, the upload is gone or the page is done. */
export async function retried<T>(
  context: CallContext,
  plan: CallPlan,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      const result = await timed(context, plan.timeoutMs, call);
      context.onTrouble(null);
      return result;
    } catch (error) {
      if (context.closed.aborted || isFinal(error)) throw error;
      context.onTrouble(error);
      if (failures >= plan.tries) throw error;
      const status = error instanceof PartRefusedError ? error.status : null;
      if (plan.pauseMs !== undefined) await context.clock.pause(plan.pauseMs, context.closed);
      else if (!retriesAtOnce(status, failures)) {
        await context.network.rest(backoffMs(failures, context.chance(), context.limits));
      }
      context.closed.throwIfAborted();
    }
  }
}

/** Says something about the upload or the session, not about this try. */
function isFinal(error: unknown): boolean {
  return error instanceof UploadGoneError || error instanceof RecordingClosedError;
}

async function timed<T>(
  context: CallContext,
  ms: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, context.closed]);
  try {
    return await within(context.clock, {
      ms,
      work: call(signal),
      onLate: () => new Error('timed out'),
    });
  } finally {
    over.abort();
  }
}
