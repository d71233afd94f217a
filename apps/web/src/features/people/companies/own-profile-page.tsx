import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { OwnProfileForm } from './own-profile-form.tsx';

/** The same later on: people marry, move and change desks. */
export function OwnProfilePage() {
  usePageTitle('Your profile');
  return (
    <OwnProfileForm
      onDone={() => showToast({ tone: 'success', text: 'Your profile was saved.' })}
    />
  );
}
