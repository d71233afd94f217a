import { lazy, Suspense } from 'react';
import { InterviewerRegistrationPage } from '../features/people/interviewers/interviewer-registration-page.tsx';
import { LazyIdentityPayment } from './lazy-identity-payment.tsx';

const OfferSection = lazy(async () => ({
  default: (await import('../features/people/marketplace/offer-section.tsx')).OfferSection,
}));

/** Whoever waits for the check of their identity says meanwhile what they offer. */
export function InterviewerRegisteringPage() {
  return (
    <InterviewerRegistrationPage payment={<LazyIdentityPayment />}>
      <Suspense>
        <OfferSection />
      </Suspense>
    </InterviewerRegistrationPage>
  );
}
