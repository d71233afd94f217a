import { InterviewerProfilePage } from '../features/people/interviewers/interviewer-profile-page.tsx';
import { OfferSection } from '../features/people/marketplace/offer-section.tsx';
import { PayoutSection } from '../features/people/marketplace/payout-section.tsx';

/** What an interviewer says of themselves, and what of it companies find. */
export function InterviewerOwnProfilePage() {
  return (
    <InterviewerProfilePage>
      <OfferSection />
      <PayoutSection />
    </InterviewerProfilePage>
  );
}
