import { InterviewerRegistrationPage } from '../features/people/interviewers/interviewer-registration-page.tsx';
import { LazyIdentityPayment } from './lazy-identity-payment.tsx';

export function RegistrationPage() {
  return <InterviewerRegistrationPage payment={<LazyIdentityPayment />} />;
}
