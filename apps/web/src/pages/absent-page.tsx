import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { EmptyState } from '../ui/page-states.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { titleOfPath } from './absent-rules.ts';

/** For an address that Candor knows, opened by hand or by an old link, in a version without its page. */
export function AbsentPage() {
  const title = titleOfPath(useLocation().pathname);
  usePageTitle(title);
  return (
    <EmptyState
      isPage
      title={title}
      action={<Button renderRoot={(props) => <Link to="/home" {...props} />}>Go Home</Button>}
    >
      This page is not part of this version. Nothing you did is lost.
    </EmptyState>
  );
}
