import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { titleOfPath } from './absent-rules.ts';

/** For an address that Candor knows, opened by hand or by an old link, in a version without its page. */
export function AbsentPage() {
  const title = titleOfPath(useLocation().pathname);
  usePageTitle(title);
  return (
    <EmptyState isPage title={title} action={<ButtonLink to="/home">Go Home</ButtonLink>}>
      This page is not part of this version. Nothing you did is lost.
    </EmptyState>
  );
}
