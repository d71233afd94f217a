import { OwnSeats } from '../features/interviews/appointments/seat-list.tsx';
import { InterviewerDashboardPage } from '../features/people/interviewers/interviewer-dashboard-page.tsx';

/** The interviewer's first page: the interviews they sit in, and what a company finds of them. */
export function InterviewerHomePage() {
  return (
    <InterviewerDashboardPage>
      <OwnSeats />
    </InterviewerDashboardPage>
  );
}
