import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../ui/page-title.ts';
import { LinkButton } from './link-button.tsx';
import { loginAfterVerified } from './login-rules.ts';
import { useMailedLink } from './mailed-link.ts';
import { StatusPage } from './status-page.tsx';

/** EV-5. */
export function VerifiedPage() {
  usePageTitle('Email Verified');
  const { query } = useMailedLink();
  return (
    <StatusPage
      title="Email Verified"
      action={<LinkButton to={loginAfterVerified(query['userType'])}>Login</LinkButton>}
      back={<Link to="/">Back</Link>}
    >
      <p>Your email address is verified. Please log in again to go on.</p>
    </StatusPage>
  );
}
