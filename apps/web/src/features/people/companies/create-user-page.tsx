import { useNavigate } from '@tanstack/react-router';
import { usePageTitle } from '../../../ui/page-title.ts';
import { OwnProfileForm } from './own-profile-form.tsx';

/** SH-6: a member fills in their own profile once, before anything else. */
export function CreateUserPage() {
  usePageTitle('Your profile');
  const navigate = useNavigate();
  return (
    <OwnProfileForm onDone={() => void navigate({ to: '/company/dashboard', replace: true })} />
  );
}
