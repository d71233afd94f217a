import { LoginPage } from '../features/people/accounts/login-page.tsx';
import { LinkedInButton } from '../features/people/linkedin/linkedin-button.tsx';

export function SignInPage() {
  return <LoginPage otherWays={otherWays} />;
}

/** LinkedIn makes candidates and interviewers; the other doors open by password only. */
function otherWays(type: string) {
  return type === 'candidate' || type === 'interviewer' ? <LinkedInButton /> : null;
}
