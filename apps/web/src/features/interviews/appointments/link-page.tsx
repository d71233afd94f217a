import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { linkWords } from './appointment-words.ts';
import { useAppointmentLink } from './link-address.ts';
import { linkFailure } from './link-failure.ts';
import { linkSideQuery } from './link-queries.ts';

/** Whoever follows a link loads what is theirs. */
const CandidatePage = lazy(async () => ({
  default: (await import('./candidate-page.tsx')).CandidatePage,
}));
const SeatPage = lazy(async () => ({ default: (await import('./seat-page.tsx')).SeatPage }));

/** AV-1, AV-5: all the mailed addresses of a live interview show what it is now, and what can be done. */
export function LinkPage() {
  usePageTitle(linkWords.page);
  const { token, side: said } = useAppointmentLink();
  const isUnknown = token !== '' && said === null;
  const asked = useRead({ ...linkSideQuery(token), enabled: isUnknown });
  const side = said ?? asked.data;
  return (
    <div className="stack gap-lg">
      <p>
        <Button
          variant="default"
          size="compact-sm"
          renderRoot={(props) => <Link to="/" {...props} />}
        >
          {linkWords.back}
        </Button>
      </p>
      {token === '' && (
        <ErrorState isPage title={linkWords.failed}>
          {linkWords.noToken}
        </ErrorState>
      )}
      {isUnknown && asked.isPending && <LoadingState what={linkWords.what} />}
      {isUnknown && asked.error !== null && <LinkFailure query={asked} />}
      {token !== '' && side !== undefined && (
        <Suspense fallback={<LoadingState what={linkWords.what} />}>
          {side === 'interviewer' ? <SeatPage token={token} /> : <CandidatePage token={token} />}
        </Suspense>
      )}
    </div>
  );
}

type Failed = {
  readonly error: (Error & { readonly code?: string }) | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export function LinkFailure({ query }: { readonly query: Failed }): ReactNode {
  const { error, isFetching, refetch } = query;
  if (error === null) return null;
  const isDead = error.code === 'token_expired';
  return (
    <ErrorState
      isPage
      title={linkWords.failed}
      action={
        !isDead && (
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {linkWords.again}
          </Button>
        )
      }
    >
      {linkFailure(error)} {isDead && linkWords.expired}
    </ErrorState>
  );
}
