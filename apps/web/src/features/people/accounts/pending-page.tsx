import { usePageTitle } from '../../../ui/page-title.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StatusPage } from './status-page.tsx';

/** EV-6. */
export function PendingPage() {
  usePageTitle('Pending for approval');
  return (
    <StatusPage title="Pending for approval" action={<ButtonLink to="/home">Back</ButtonLink>}>
      <p>
        Your membership awaits approval, and the company administrator has been notified. We write
        to you as soon as they have decided; then sign in as usual.
      </p>
    </StatusPage>
  );
}
