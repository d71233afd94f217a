import { cloneJob } from '@candor/contract/hiring/jobs';
import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { jobChange, type JobRow, jobsQuery } from './job-queries.ts';
import { statusWords, titleOf } from './job-words.ts';

/** Chooses what to copy; opening the page copies nothing. */
export function CloneJobsPage() {
  usePageTitle('Clone a job');
  const jobs = useRead(jobsQuery({ sort: 'updated' }));
  return (
    <div className="stack gap-lg narrow">
      <PageHead title="Clone a job">
        <p className="intro">
          A new draft with the text, skills and stages of another job. Its address and its last day
          are not copied.
        </p>
      </PageHead>
      <Loaded query={jobs} what="the jobs">
        {(data) =>
          data.jobs.length === 0 ? (
            <EmptyState
              title="No jobs to clone"
              action={<Link to="/company/jobs/post-job">Post a job</Link>}
            >
              Post the first one.
            </EmptyState>
          ) : (
            <Choice jobs={data.jobs} />
          )
        }
      </Loaded>
    </div>
  );
}

function Choice({ jobs }: { readonly jobs: readonly JobRow[] }) {
  const { jobID } = useAddress();
  const navigate = useNavigate();
  const given = jobs.map((job) => ({
    value: String(job.jobID),
    label: `${titleOf(job)} (${statusWords[job.status].toLowerCase()})`,
  }));
  const isListed = given.some(({ value }) => value === jobID);
  // An older job than the list shows can still be named by the address.
  const data =
    jobID === undefined || isListed ? given : [{ value: jobID, label: `Job ${jobID}` }, ...given];
  const chosen = jobID ?? given[0]?.value ?? '';
  const form = useEndpointForm(cloneJob, {
    initial: {},
    toInput: () => ({ params: { jobID: chosen } }),
    ...jobChange,
    onDone: (job) =>
      void navigate({ to: '/company/jobs/post-job', search: { jobID: String(job.jobID) } }),
  });
  return (
    <EndpointForm of={form} className="stack gap-lg narrow">
      <NativeSelect
        label="Job"
        data={data}
        value={chosen}
        onChange={(event) =>
          void navigate({
            to: '/company/jobs/clone-jobs',
            search: { jobID: event.currentTarget.value },
            replace: true,
          })
        }
      />
      <FormRefusal of={form} />
      <div>
        <Button type="submit" loading={form.isPending}>
          Clone
        </Button>
      </div>
    </EndpointForm>
  );
}
