import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMaySchedule } from './use-may-schedule.ts';

/** To the page of invitations, of this job if there is one. */
export function ScheduleLink({ jobID }: { readonly jobID: string | undefined }) {
  const maySchedule = useMaySchedule();
  if (!maySchedule) return null;
  return (
    <Button
      renderRoot={(props) => (
        <Link
          to="/company/jobs/schedule-interview"
          search={jobID === undefined ? {} : { jobID }}
          {...props}
        />
      )}
    >
      Schedule interviews
    </Button>
  );
}
