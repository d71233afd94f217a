import { useAddress } from '../../../lib/use-address.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { JobForm } from './job-form.tsx';
import { LoadedJob } from './loaded-job.tsx';
import { useDone } from './post-job-page.tsx';

export function EditJobsPage() {
  usePageTitle('Edit job');
  const { jobID = '' } = useAddress();
  const done = useDone();
  return (
    <LoadedJob key={jobID} jobID={jobID} door="edit">
      {(job) => <JobForm title="Edit job" way="edit" job={job} onPublished={done} />}
    </LoadedJob>
  );
}
