import { getRelay } from '@candor/contract/operations/relay';
import { call } from '../../../lib/api.ts';
import { askRelay, tryPair } from '../../../lib/ask-relay.ts';
import { type Relay, type RelayAnswer, unnamedByTcp } from '../../../lib/relay-rules.ts';
import { readOwn } from '../../../lib/server-state.ts';

export type TestedAddress = RelayAnswer & {
  /** Whether the settings name it; what they don't was tried beside. */
  readonly isNamed: boolean;
  /** There and back through the relay; null: nothing came. */
  readonly roundTripMs: number | null;
};

/** Every look is a new one, with a password of its own. */
export const relayTestQuery = readOwn(['/api/watch/relay', 'tested'], testRelay, {
  ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
});

/** No address where the settings name no relay. */
async function testRelay(signal: AbortSignal): Promise<readonly TestedAddress[]> {
  const { relay } = await call(getRelay, {}, { signal });
  if (relay === null) return [];
  const named = relay.urls.map((url) => testAddress(relay, { url, isNamed: true }, signal));
  const others = unnamedByTcp(relay.urls).map((url) =>
    testAddress(relay, { url, isNamed: false }, signal),
  );
  return Promise.all([...named, ...others]);
}

async function testAddress(
  relay: Relay,
  { url, isNamed }: { readonly url: string; readonly isNamed: boolean },
  signal: AbortSignal,
): Promise<TestedAddress> {
  const answer = await askRelay(url, relay, signal);
  const roundTripMs =
    answer.fault === null ? await tryPair({ ...relay, urls: [url] }, signal) : null;
  signal.throwIfAborted();
  return { ...answer, isNamed, roundTripMs };
}
