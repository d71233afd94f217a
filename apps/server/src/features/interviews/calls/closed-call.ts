import type { callStateAt } from '@candor/contract/interviews/call-rules';
import { refuse } from '../../../platform/http/failure.ts';

/** Nobody is in a call before it opens, after it is over, or where it does not take place. */
export function refuseClosed(state: ReturnType<typeof callStateAt>): void {
  if (state === 'early') throw refuse('call_early');
  if (state === 'over') throw refuse('call_over');
  if (state === 'cancelled') throw refuse('call_cancelled');
}
