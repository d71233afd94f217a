import { usePageTitle } from '../../../ui/page-title.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { accountWords, addressWords as words } from './account-words.ts';
import { StatusPage } from './status-page.tsx';

/** EV-6. */
export function PendingPage() {
  usePageTitle(words.pending);
  return (
    <StatusPage
      title={words.pending}
      action={<ButtonLink to="/home">{accountWords.back}</ButtonLink>}
    >
      <p>{words.pendingText}</p>
    </StatusPage>
  );
}
