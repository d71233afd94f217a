import { useCallback, useEffect, useState } from 'react';
import { askRelay, tryPair } from '../../../lib/ask-relay.ts';
import type { Relay } from '../../../lib/relay-rules.ts';
import { isFine, type NetworkState, stateOf } from './network-rules.ts';
import { networkSentences, networkWords } from './network-words.ts';

/** Whether the call will come through, said once; nobody is kept from joining by it. */
export function NetworkCheck({ relays }: { readonly relays: readonly Relay[] }) {
  const { state, check } = useNetwork(relays);
  return (
    <section className="call-door__network" aria-label={networkWords.title}>
      {state === null && <p className="call-dimmed">{networkWords.checking}</p>}
      <output className={state === null || isFine(state) ? 'call-dimmed' : 'call-problem'}>
        {state !== null && networkSentences[state]}
      </output>
      {state !== null && !isFine(state) && (
        <button type="button" className="call-button" onClick={check}>
          {networkWords.again}
        </button>
      )}
    </section>
  );
}

/** By which look; until the next has found something, nothing is known. */
type Found = { readonly state: NetworkState | null; readonly looks: number };

/** Looks again where the device says that its network came or went. */
function useNetwork(relays: readonly Relay[]) {
  const [looks, setLooks] = useState(0);
  const [found, setFound] = useState<Found>({ state: null, looks });
  const check = useCallback(() => setLooks((before) => before + 1), []);
  useEffect(() => {
    const over = new AbortController();
    void look(relays, over.signal).then((state) => {
      if (!over.signal.aborted) setFound({ state, looks });
    });
    return () => over.abort();
  }, [relays, looks]);
  useEffect(() => {
    addEventListener('online', check);
    addEventListener('offline', check);
    return () => {
      removeEventListener('online', check);
      removeEventListener('offline', check);
    };
  }, [check]);
  return { state: found.looks === looks ? found.state : null, check };
}

async function look(relays: readonly Relay[], signal: AbortSignal): Promise<NetworkState> {
  const single = relays.flatMap((relay) => relay.urls.map((url) => ({ ...relay, urls: [url] })));
  const asking = single.map((relay) => askRelay(relay.urls[0] ?? '', relay, signal));
  const [direct, answers] = await Promise.all([tryPair(undefined, signal), Promise.all(asking)]);
  const working = single[answers.findIndex(({ fault }) => fault === null)];
  const carried = working === undefined ? null : await tryPair(working, signal);
  return stateOf({
    ...{ isOnline: navigator.onLine, answers },
    ...{ isDirect: direct !== null, isCarried: carried !== null },
  });
}
