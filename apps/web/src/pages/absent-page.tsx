import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/page-states.tsx';
import { usePageTitle } from '../ui/page-title.ts';

/** For an address that Candor knows, opened by hand or by an old link, in a version without its page. */
export function AbsentPage() {
  usePageTitle('Not in this version');
  return (
    <EmptyState
      isPage
      title="This page is not part of this version"
      action={<Button renderRoot={(props) => <Link to="/home" {...props} />}>Go Home</Button>}
    >
      This installation of Candor has no page at this address. Nothing you did is lost.
    </EmptyState>
  );
}
