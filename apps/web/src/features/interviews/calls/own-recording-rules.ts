import type { RecordingStateOfCall } from '@candor/contract/interviews/call-recording-rules';

type Told = { readonly state: RecordingStateOfCall; readonly isAgreed: boolean | null };
type Here = {
  /** The server's word about the recording is as new as it should be. */
  readonly isSure: boolean;
  /** Agrees no longer, whether or not the server has heard of it. */
  readonly isWithdrawn: boolean;
  /** Has pressed Leave; the rest is being sent. */
  readonly hasLeft: boolean;
};

/** Whether this page records its own person: as the server says, unless here something is known that ends it. */
export function recordsHere({ state, isAgreed }: Told, here: Here): boolean {
  const isEnded = here.isWithdrawn || here.hasLeft || !here.isSure;
  return state === 'on' && isAgreed === true && !isEnded;
}
