import type { Input } from '@candor/contract';
import { exchangeLinkedInCode, getLinkedIn, startLinkedIn } from '@candor/contract/people/linkedin';
import { read, useRead, useWriteOf } from '../../../lib/server-state.ts';
import type { LinkedInAnswer } from './linkedin-answer.ts';

/** False until the server has said otherwise: a button that comes late is better than one that fails. */
export function useIsLinkedInAvailable(): boolean {
  const { data } = useRead(read(getLinkedIn, {}, { staleTime: Infinity }));
  return data?.isAvailable ?? false;
}

/** Leaves for LinkedIn. */
export function useStartLinkedIn() {
  return useWriteOf<typeof startLinkedIn, void>(startLinkedIn, () => ({}), {
    refreshes: [],
    onDone: ({ url }) => location.assign(url),
  });
}

type UserType = Input<typeof exchangeLinkedInCode>['body']['userType'];

/** Once for an answer, however often the page is drawn; what comes back is kept by nobody but the page. */
export function useExchange(answer: LinkedInAnswer | undefined, userType: string) {
  const body = answer && { ...answer, userType: userType as UserType };
  return useRead(
    read(exchangeLinkedInCode, body === undefined ? null : { body }, {
      retry: false,
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
}
