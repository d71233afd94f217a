import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { type UserDetails, userQuery } from './member-queries.ts';

/** The user that the address names, or what to say instead. */
export function LoadedUser({ children }: { readonly children: (user: UserDetails) => ReactNode }) {
  const { membershipID = '' } = useAddress();
  const isId = /^[1-9]\d{0,15}$/.test(membershipID);
  const user = useRead({ ...userQuery(membershipID), enabled: isId });
  if (user.data !== undefined) return children(user.data);
  if (!isId || user.error?.code === 'not_found') {
    return (
      <EmptyState
        title="There is no such user"
        isPage
        action={
          <Link to="/company/users" search={{ view: 'all' }}>
            All users
          </Link>
        }
      >
        The address may be incomplete, or belong to another company.
      </EmptyState>
    );
  }
  if (user.error === null) {
    return (
      <>
        <h1 className="visually-hidden">User</h1>
        <LoadingState what="the user" />
      </>
    );
  }
  return (
    <ErrorState
      title="The user could not be loaded"
      isPage
      action={
        <Button variant="default" onClick={() => void user.refetch()}>
          Try again
        </Button>
      }
    >
      {user.error.message}
    </ErrorState>
  );
}
