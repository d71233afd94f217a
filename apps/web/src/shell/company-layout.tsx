import { AccountPanel } from '../features/accounts/account-panel.tsx';
import { useSession } from '../lib/session.ts';
import { ConsoleLayout } from './console-layout.tsx';
import { TaskLayout } from './task-layout.tsx';

/**
 * The console, once there is something to console: until profile, plan and own profile are there, its navigation
 * would lead nowhere, so those steps stand alone.
 */
export function CompanyLayout() {
  const session = useSession();
  const isSetUp =
    session === undefined ||
    (session.hasCompanyProfile &&
      session.isPaymentDone &&
      (session.userProfileID > 0 || session.isNewCompanyAdmin));
  if (isSetUp) return <ConsoleLayout />;
  return <TaskLayout aside="A few facts, then your first interview." account={<AccountPanel />} />;
}
