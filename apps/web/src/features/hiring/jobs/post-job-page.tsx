import { rights } from '@candor/contract/people/right-rules';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { DraftDeletion } from './draft-deletion.tsx';
import { JobForm } from './job-form.tsx';
import { LoadedJob } from './loaded-job.tsx';
import { useMay } from './use-may.ts';

/** A new job, or with `jobID` a draft of one's own to go on with. */
export function PostJobPage() {
  usePageTitle('Post a job');
  const { jobID } = useAddress();
  // Created while this page was open: the form goes on with what it has.
  const [created, setCreated] = useState<string>();
  const navigate = useNavigate();
  const done = useDone();
  if (jobID === undefined || jobID === created) {
    return (
      <JobForm
        title="Post a job"
        way="draft"
        job={undefined}
        onCreated={(job) => {
          const id = String(job.jobID);
          setCreated(id);
          // A reload goes on with the draft.
          void navigate({
            to: '/company/jobs/post-job',
            search: { jobID: id },
            replace: true,
            resetScroll: false,
          });
        }}
        onPublished={done}
      />
    );
  }
  return (
    <LoadedJob key={jobID} jobID={jobID} door="draft">
      {(job) => (
        <JobForm title="Post a job" way="draft" job={job} onPublished={done}>
          <DraftDeletion jobID={jobID} />
        </JobForm>
      )}
    </LoadedJob>
  );
}

/** To the published job, or to the list for who may not view one. */
export function useDone(): (job: { readonly jobID: number }) => void {
  const navigate = useNavigate();
  const may = useMay();
  return ({ jobID }) => {
    showToast({ tone: 'success', text: 'The job is published.' });
    void (may(rights.viewJobs)
      ? navigate({ to: '/company/jobs/view-jobs', search: { jobID: String(jobID) } })
      : navigate({ to: '/company/jobs' }));
  };
}
