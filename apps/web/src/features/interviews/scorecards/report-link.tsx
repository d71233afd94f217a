import { reportWords } from './scorecard-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** From a live interview to what its people think of it. */
export function ReportLink({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  return (
    <div className="row">
      <ButtonLink
        variant="default"
        to="/company/view-interview/interviewer-feedback"
        search={{ interviewScheduleID }}
      >
        {reportWords.title}
      </ButtonLink>
    </div>
  );
}
