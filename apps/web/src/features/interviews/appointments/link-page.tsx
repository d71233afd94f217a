import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { FindingLink } from './finding-link.tsx';
import { type LinkSide, useAppointmentLink } from './link-address.ts';
import { linkWords } from './link-words.ts';

/** Whoever follows a link loads what is theirs. */
const CandidatePage = lazy(async () => ({
  default: (await import('./invited-page.tsx')).CandidatePage,
}));
const SeatPage = lazy(async () => ({ default: (await import('./seat-page.tsx')).SeatPage }));
const FoundSide = lazy(async () => ({ default: (await import('./link-side.tsx')).FoundSide }));

type Props = {
  /** Where an interviewer says their hours, by the link alone. */
  readonly Hours: ComponentType<{ readonly token: string }>;
  /** Where a candidate says how it was, once it is over. */
  readonly Feedback: ComponentType<{ readonly token: string }>;
};

/** AV-1, AV-5: all the mailed addresses of a live interview show what it is now, and what can be done. */
export function LinkPage({ Hours, Feedback }: Props) {
  usePageTitle(linkWords.page);
  const { token, side } = useAppointmentLink();
  const pageOf = (whose: NonNullable<LinkSide>): ReactNode =>
    whose === 'interviewer' ? (
      <SeatPage token={token} hours={<Hours token={token} />} />
    ) : (
      <CandidatePage token={token} feedback={<Feedback token={token} />} />
    );
  return (
    <div className="stack gap-lg">
      <p>
        <ButtonLink variant="default" size="compact-sm" to="/">
          {linkWords.back}
        </ButtonLink>
      </p>
      {token === '' ? (
        <ErrorState isPage title={linkWords.failed}>
          {linkWords.noToken}
        </ErrorState>
      ) : (
        <Suspense fallback={<FindingLink />}>
          {side === null ? <FoundSide token={token}>{pageOf}</FoundSide> : pageOf(side)}
        </Suspense>
      )}
    </div>
  );
}
