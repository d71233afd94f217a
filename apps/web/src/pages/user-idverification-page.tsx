import { OwnIdentityPage } from '../features/people/interviewers/own-identity-page.tsx';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { identityPageWords as words } from './identity-page-words.ts';
import { LazyIdentityPayment } from './lazy-identity-payment.tsx';

/** RT-2. What is due of one's own check; nobody but an interviewer has one. */
export function UserIdVerificationPage() {
  const isInterviewer = useSession()?.userType[0] === 'EXTERNAL_INTERVIEWER';
  return isInterviewer ? <OwnIdentityPage payment={<LazyIdentityPayment />} /> : <NotChecked />;
}

function NotChecked() {
  usePageTitle(words.title);
  return (
    <EmptyState
      isPage
      title={words.title}
      action={<ButtonLink to="/home">{words.home}</ButtonLink>}
    >
      {words.interviewersOnly}
    </EmptyState>
  );
}
