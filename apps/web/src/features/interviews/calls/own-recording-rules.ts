import type { RecordingStateOfCall } from '@candor/contract/interviews/call-recording-rules';

type Told = { readonly state: RecordingStateOfCall; readonly isAgreed: boolean | null };
type Here = {
  /** The server's word about the recording is as new as it should be. */
  readonly isSure: boolean;
  /** Agrees no longer, whether or not the server has heard of it. */
  readonly isWithdrawn: boolean;
};

/** Whether this page records its own person: as the server says, unless here something is known that ends it. */
export function recordsHere({ state, isAgreed }: Told, { isSure, isWithdrawn }: Here): boolean {
  return state === 'on' && isAgreed === true && isSure && !isWithdrawn;
}
