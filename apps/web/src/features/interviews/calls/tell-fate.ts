import { countConnection } from '@candor/contract/interviews/call-connection';
import type { ConnectionFate } from '@candor/contract/interviews/call-rules';
import { call } from '../../../lib/api.ts';

const ANSWER_MS = 8_000;

/** How a connection fared, for whoever runs the installation. What does not get through is not counted. */
export function createFateTeller(
  seat: { readonly token: string; readonly page: string },
  signal: AbortSignal,
): (fate: ConnectionFate) => void {
  return (fate) => {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
    call(countConnection, { body: { ...seat, fate } }, { signal: soon }).catch(() => {});
  };
}
