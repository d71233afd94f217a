import { AccountPanel } from '../features/accounts/account-panel.tsx';
import { TaskLayout } from './task-layout.tsx';

/** The steps of a registration: nothing leads away from them but signing out. */
export function CandidateRegistrationLayout() {
  return (
    <TaskLayout
      aside="What you say here is asked once, and you see it before anyone else does."
      account={<AccountPanel />}
    />
  );
}

export function InterviewerRegistrationLayout() {
  return (
    <TaskLayout
      aside="Three steps, saved as you go: you can stop and come back."
      account={<AccountPanel />}
    />
  );
}
