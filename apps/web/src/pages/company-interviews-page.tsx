import { LiveTabs } from '../features/interviews/appointments/live-tabs.tsx';
import type { InterviewRow } from '../features/interviews/review/interview-queries.ts';
import { InterviewsPage } from '../features/interviews/review/interviews-page.tsx';
import { ManageButton } from '../features/interviews/scheduling/manage-button.tsx';
import { RemindButton } from '../features/interviews/scheduling/remind-button.tsx';
import { ScheduleLink } from '../features/interviews/scheduling/schedule-link.tsx';

const hasNotBegun = ({ state }: InterviewRow): boolean => state === 'invited' || state === 'opened';

/** The interviews, with what can be done about invitations. */
export function CompanyInterviewsPage() {
  return (
    <InterviewsPage
      tabs={<LiveTabs here="bot" />}
      renderActions={(jobID) => <ScheduleLink jobID={jobID} />}
      renderReminder={(interviews = []) => (
        <RemindButton
          waiting={interviews
            .filter(hasNotBegun)
            .map(({ interviewScheduleID }) => interviewScheduleID)}
        />
      )}
      renderInvitation={({ interviewScheduleID, candidateName, candidateEmail }) => (
        <ManageButton
          interviewScheduleID={interviewScheduleID}
          candidateName={candidateName.trim() || candidateEmail}
        />
      )}
    />
  );
}
