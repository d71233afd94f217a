import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadedOnce } from '../../../lib/loaded-once.ts';
import { useSession } from '../../../lib/session.ts';
import { BellIcon, SecurityIcon, SignOutIcon } from '../../../ui/icons.tsx';
import { panelWords as words } from './account-panel-words.ts';
import { useSignOut } from './account-queries.ts';
import { IconButton, iconLinkClass } from '../../../ui/icon-button.tsx';
import './account-panel.css';

/** Nobody waits for it: the page is drawn first. */
const BellCount = lazy(loadedOnce(async () => (await import('./bell-count.tsx')).BellCount));

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
      <Way to="/view-all-notifications" label={words.notices}>
        <Suspense fallback={<BellIcon />}>
          <BellCount />
        </Suspense>
      </Way>
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
    <Link to={to} className={iconLinkClass} title={label}>
      <span className="visually-hidden">{label}</span>
      {children}
    </Link>
  );
}
