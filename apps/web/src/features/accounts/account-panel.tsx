import { ActionIcon } from '@mantine/core';
import { useSession } from '../../lib/session.ts';
import { SignOutIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useSignOut } from './account-queries.ts';
import './account-panel.css';

type Props = {
  /** Called when the session is gone from this browser. */
  readonly onSignedOut: () => void;
};

/** Who is signed in, and the way out. */
export function AccountPanel({ onSignedOut }: Props) {
  const session = useSession();
  const signOut = useSignOut();
  const leave = (): void =>
    signOut.mutate(undefined, {
      onSettled: () => {
        onSignedOut();
        showToast({ tone: 'success', text: 'You are signed out.' });
      },
    });
  const name = `${session?.userDetail?.firstName ?? ''} ${session?.userDetail?.lastName ?? ''}`;
  return (
    <div className="account-panel">
      <p className="account-panel__who">
        <span className="account-panel__name">{name}</span>
        <span className="account-panel__company">{session?.companyName}</span>
      </p>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Sign out"
        title="Sign out"
        loading={signOut.isPending}
        onClick={leave}
      >
        <SignOutIcon />
      </ActionIcon>
    </div>
  );
}
