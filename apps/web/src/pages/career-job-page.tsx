import { ApplySection } from '../features/applications/apply-section.tsx';
import { CareerJobPage } from '../features/jobs/career-job-page.tsx';

/** A published job with its apply form below. */
export function CareerApplyPage() {
  return <CareerJobPage Apply={ApplySection} />;
}
