import { useEffect } from 'react';
import { readOwn, useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { callAddress } from './call-queries.ts';

/** VL-7: on to the calling site, with the token. */
export function EnterCall({ token }: { readonly token: string }) {
  const site = useRead(readOwn(['call-site', token], () => callAddress(token)));
  const address = site.data ?? null;
  useEffect(() => {
    // Back from the call leads to what was open before, not to a login whose token is spent.
    if (address !== null) location.replace(address);
  }, [address]);
  if (site.isLoadingError) {
    return (
      <ErrorState isPage title="The calling site could not be found">
        You are signed in. {site.error.message}
      </ErrorState>
    );
  }
  return <LoadingState what="the interview" />;
}
