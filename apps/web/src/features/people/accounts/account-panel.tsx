import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { BellIcon, SecurityIcon, SignOutIcon } from '../../../ui/icons.tsx';
import { panelWords as words } from './account-panel-words.ts';
import { useRead } from '../../../lib/server-state.ts';
import { unreadNoticesQuery, useSignOut } from './account-queries.ts';
import { IconButton, iconLinkClass } from '../../../ui/icon-button.tsx';
import './account-panel.css';

type Props = {
  /** Without the name, for a frame of one line. */
  readonly isCompact?: boolean;
};

/** Who is signed in, and the way out. */
export function AccountPanel({ isCompact = false }: Props) {
  const session = useSession();
  const signOut = useSignOut();
  const name = `${session?.userDetail?.firstName ?? ''} ${session?.userDetail?.lastName ?? ''}`;
  return (
    <div className="row gap-2xs account-panel">
      {!isCompact && (
        <p className="account-panel__who">
          <Name text={name} isMember={(session?.companyID ?? 0) > 0} />
          <span className="dimmed tiny account-panel__company">{session?.companyName}</span>
        </p>
      )}
      <Bell />
      <Way to="/changetemppassword" label={words.security}>
        <SecurityIcon />
      </Way>
      <IconButton
        size="lg"
        aria-label={words.signOut}
        title={words.signOut}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        <SignOutIcon />
      </IconButton>
    </div>
  );
}

/** With how many of the newest notices were not read; a node of before counts none. */
function Bell() {
  const count = useRead(unreadNoticesQuery).data?.count ?? 0;
  const label = count === 0 ? words.notices : `${words.notices} (${count})`;
  return (
    <Way to="/view-all-notifications" label={label}>
      {/* Drawn by the stylesheet: the label says the number, and names nothing else. */}
      <span
        className="account-panel__bell"
        data-count={count === 0 ? undefined : count > 99 ? '99+' : count}
      >
        <BellIcon />
      </span>
    </Way>
  );
}

/** A company's people change their profile behind their name; others have it in their navigation. */
function Name({ text, isMember }: { readonly text: string; readonly isMember: boolean }) {
  if (!isMember) return <span className="account-panel__name">{text}</span>;
  return (
    <Link to="/company/own-profile" className="account-panel__name" title={words.profile}>
      {text}
    </Link>
  );
}

type WayProps = {
  readonly to: '/view-all-notifications' | '/changetemppassword';
  readonly label: string;
  readonly children: ReactNode;
};

function Way({ to, label, children }: WayProps) {
  return (
    <Link to={to} className={iconLinkClass} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
