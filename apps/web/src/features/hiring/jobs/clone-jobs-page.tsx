import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { type JobRow, jobsQuery, useCloneJob } from './job-queries.ts';
import { statusWords, titleOf } from './job-words.ts';
import './clone-jobs-page.css';

/** Chooses what to copy; opening the page copies nothing. */
export function CloneJobsPage() {
  usePageTitle('Clone a job');
  const jobs = useRead(jobsQuery({ sort: 'updated' }));
  return (
    <div className="clone-jobs-page">
      <header>
        <h1>Clone a job</h1>
        <p className="clone-jobs-page__intro">
          A new draft with the text, skills and stages of another job. Its address and its last day
          are not copied.
        </p>
      </header>
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
  const { jobID } = useSearch({ from: '/company/jobs/clone-jobs' });
  const navigate = useNavigate();
  const clone = useCloneJob();
  const given = jobs.map((job) => ({
    value: String(job.jobID),
    label: `${titleOf(job)} (${statusWords[job.status].toLowerCase()})`,
  }));
  const isListed = given.some(({ value }) => value === jobID);
  // An older job than the list shows can still be named by the address.
  const data =
    jobID === undefined || isListed ? given : [{ value: jobID, label: `Job ${jobID}` }, ...given];
  const chosen = jobID ?? given[0]?.value ?? '';
  return (
    <form
      className="clone-jobs-page__form"
      onSubmit={(event) => {
        event.preventDefault();
        clone.mutate(
          { params: { jobID: chosen } },
          {
            onSuccess: (job) =>
              void navigate({
                to: '/company/jobs/post-job',
                search: { jobID: String(job.jobID) },
              }),
          },
        );
      }}
    >
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
      {clone.error !== null && <FormProblem key={clone.submittedAt} text={clone.error.message} />}
      <div>
        <Button type="submit" loading={clone.isPending}>
          Clone
        </Button>
      </div>
    </form>
  );
}
