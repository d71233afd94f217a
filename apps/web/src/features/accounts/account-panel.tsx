import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../lib/session.ts';
import { SignOutIcon } from '../../ui/icons.tsx';
import { useSignOut } from './account-queries.ts';
import './account-panel.css';

/** Who is signed in, and the way out. */
export function AccountPanel() {
  const session = useSession();
  const signOut = useSignOut();
  const name = `${session?.userDetail?.firstName ?? ''} ${session?.userDetail?.lastName ?? ''}`;
  return (
    <div className="account-panel">
      <p className="account-panel__who">
        <span className="account-panel__name">{name}</span>
        <span className="account-panel__company">{session?.companyName}</span>
        <Link to="/changetemppassword" className="account-panel__security">
          Password and devices
        </Link>
      </p>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Sign out"
        title="Sign out"
        loading={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        <SignOutIcon />
      </ActionIcon>
    </div>
  );
}
