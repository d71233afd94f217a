import { Link, useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { loginAfterVerified } from './login-rules.ts';
import { useMailedLink } from './mailed-link.ts';
import { StatusPage } from './status-page.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Confirmed in another browser than the sign-up's: no password is set yet. */
    mustSetPassword?: boolean;
  }
}

/** EV-5. */
export function VerifiedPage() {
  usePageTitle('Email Verified');
  const { query } = useMailedLink();
  const { mustSetPassword = false } = useLocation().state;
  return (
    <StatusPage
      title="Email Verified"
      action={<ButtonLink to={loginAfterVerified(query['userType'])}>Login</ButtonLink>}
      back={<Link to="/">Back</Link>}
    >
      {mustSetPassword ? (
        <>
          <p>
            Your e-mail address is verified. This is not the browser you signed up in, so the
            password typed there was not taken.
          </p>
          <p>
            We have sent you another mail: set your password with it, then sign in again to go on.
          </p>
        </>
      ) : (
        <p>Your e-mail address is verified. Please sign in again to go on.</p>
      )}
    </StatusPage>
  );
}
