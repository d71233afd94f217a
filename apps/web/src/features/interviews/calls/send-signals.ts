import type { Input } from '@candor/contract';
import { signalInCall } from '@candor/contract/interviews/call-room';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import { pause } from '../../../lib/pause.ts';
import type { Message } from './peer-rules.ts';

const AGAIN_MS = 700;
/** What could not be sent for so long is of a connection that has been repaired since. */
const STALE_MS = 12_000;
/** On a line that died an answer never comes; the next try takes another. */
const ANSWER_MS = 4_000;

/** To one other page, in order, over short outages. On a line that may be dead they wait, and take up no socket. */
export function createSignals(
  pages: Omit<Input<typeof signalInCall>['body'], 'text'>,
  { signal, isDoubtful }: { readonly signal: AbortSignal; readonly isDoubtful: () => boolean },
): (message: Message) => void {
  let work = Promise.resolve();
  return (message) => {
    const from = performance.now();
    const body = { ...pages, text: JSON.stringify(message) };
    const send = async (): Promise<void> => {
      while (!signal.aborted && performance.now() - from < STALE_MS) {
        if (isDoubtful()) {
          await pause(AGAIN_MS, signal);
          continue;
        }
        try {
          const soon = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
          await call(signalInCall, { body }, { signal: soon });
          return;
        } catch (error) {
          if (error instanceof ApiError && !error.isWorthRepeating) return;
          await pause(AGAIN_MS, signal);
        }
      }
    };
    work = work.then(send).catch(() => {});
  };
}
