import { ApplySection } from '../features/hiring/applications/apply-section.tsx';
import { CareerJobPage } from '../features/hiring/jobs/career-job-page.tsx';

/** A published job with its apply form below. */
export function CareerApplyPage() {
  return <CareerJobPage Apply={ApplySection} />;
}
