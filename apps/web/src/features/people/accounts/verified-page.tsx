import { Link, useLocation } from '@tanstack/react-router';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { accountWords, addressWords as words } from './account-words.ts';
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
  usePageTitle(words.verified);
  const { query } = useMailedLink();
  const { mustSetPassword = false } = useLocation().state;
  return (
    <StatusPage
      title={words.verified}
      action={
        <ButtonLink to={loginAfterVerified(query['userType'])}>{accountWords.login}</ButtonLink>
      }
      back={<Link to="/">{accountWords.back}</Link>}
    >
      {mustSetPassword ? (
        <>
          <p>{words.otherBrowser}</p>
          <p>{words.setByMail}</p>
        </>
      ) : (
        <p>{words.signInAgain}</p>
      )}
    </StatusPage>
  );
}
