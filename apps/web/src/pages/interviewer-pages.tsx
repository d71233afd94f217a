import { InterviewerProfilePage } from '../features/people/interviewers/interviewer-profile-page.tsx';
import { InterviewerRegistrationPage } from '../features/people/interviewers/interviewer-registration-page.tsx';
import { FilmSection } from '../features/people/marketplace/film-section.tsx';
import { OfferSection } from '../features/people/marketplace/offer-section.tsx';
import { PayoutSection } from '../features/people/marketplace/payout-section.tsx';
import { LazyIdentityPayment } from './lazy-identity-payment.tsx';

/** What an interviewer says of themselves, and what of it companies find. */
export function InterviewerOwnProfilePage() {
  return (
    <InterviewerProfilePage>
      <OfferSection />
      <FilmSection />
      <PayoutSection />
    </InterviewerProfilePage>
  );
}

/** Whoever waits for the check of their identity says meanwhile what they offer. */
export function InterviewerRegisteringPage() {
  return (
    <InterviewerRegistrationPage payment={<LazyIdentityPayment />}>
      <OfferSection />
    </InterviewerRegistrationPage>
  );
}
