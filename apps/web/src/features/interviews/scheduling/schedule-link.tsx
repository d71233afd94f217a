import { useMaySchedule } from './use-may-schedule.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

/** To the page of invitations, of this job if there is one. */
export function ScheduleLink({ jobID }: { readonly jobID: string | undefined }) {
  const maySchedule = useMaySchedule();
  if (!maySchedule) return null;
  return (
    <ButtonLink to="/company/jobs/schedule-interview" search={jobID === undefined ? {} : { jobID }}>
      Schedule interviews
    </ButtonLink>
  );
}
