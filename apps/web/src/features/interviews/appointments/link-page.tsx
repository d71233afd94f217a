import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { linkWords } from './appointment-words.ts';
import { useAppointmentLink } from './link-address.ts';
import { LinkFailure } from './link-failure.tsx';
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
