import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { reportWords } from './scorecard-words.ts';

/** From a live interview to what its people think of it. */
export function ReportLink({ interviewScheduleID }: { readonly interviewScheduleID: string }) {
  return (
    <div className="row">
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            to="/company/view-interview/interviewer-feedback"
            search={{ interviewScheduleID }}
            {...props}
          />
        )}
      >
        {reportWords.title}
      </Button>
    </div>
  );
}
