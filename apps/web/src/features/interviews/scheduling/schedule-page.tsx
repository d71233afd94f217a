import { areas, rights } from '@candor/contract/people/right-rules';
import { Button, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useRights } from '../../../lib/rights.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleResult } from './schedule-result.tsx';
import { type Choices, choicesQuery, type Scheduled } from './scheduling-queries.ts';
import { noJobWords } from './scheduling-words.ts';
import './schedule-page.css';

const isId = (text: string | undefined): text is string => /^[1-9]\d{0,15}$/.test(text ?? '');

/** One or many candidates of a job: `?jobID=5&candidates=1,2,3`. */
export function SchedulePage() {
  usePageTitle('Schedule interviews');
  const search = useAddress();
  const jobID = isId(search['jobID']) ? search['jobID'] : undefined;
  const choices = useRead(choicesQuery(jobID));
  if (choices.isPending) return <LoadingState what="what can be scheduled" />;
  if (choices.isLoadingError) {
    const isGone = choices.error.code === 'not_found';
    return (
      <ErrorState
        isPage
        title={isGone ? 'There is no such job' : 'This page could not be loaded'}
        action={
          isGone ? (
            <Link to="/company/jobs" search={{ view: 'all' }}>
              All jobs
            </Link>
          ) : (
            <Button variant="default" onClick={() => void choices.refetch()}>
              Try again
            </Button>
          )
        }
      >
        {isGone ? 'It was deleted, or it is not yours to open here.' : choices.error.message}
      </ErrorState>
    );
  }
  return (
    <div className="stack gap-lg schedule-page">
      <PageHead
        title="Schedule interviews"
        back={<WayBack jobID={jobID} title={choices.data.job?.title} />}
      />
      <Body key={jobID ?? ''} choices={choices.data} candidates={search['candidates'] ?? ''} />
    </div>
  );
}

type WayBackProps = { readonly jobID: string | undefined; readonly title: string | undefined };

function WayBack({ jobID, title }: WayBackProps) {
  const may = useRights();
  if (jobID === undefined || title === undefined) {
    return (
      <Link to="/company/interviews" className="way-back">
        Interviews
      </Link>
    );
  }
  if (!may(areas.jobs, rights.viewJobs)) return <p className="way-back">{title}</p>;
  return (
    <Link to="/company/jobs/view-jobs" search={{ jobID }} className="way-back">
      {title}
    </Link>
  );
}

function Body({ choices, candidates }: { readonly choices: Choices; readonly candidates: string }) {
  const [scheduled, setScheduled] = useState<Scheduled>();
  const may = useRights();
  const { job, blueprints } = choices;
  if (job === null) return <JobChoice jobs={choices.jobs} candidates={candidates} />;
  if (job.status === 'draft') {
    return (
      <EmptyState
        title="This job is a draft"
        action={
          may(areas.jobs, rights.editJobs) && (
            <Link to="/company/jobs/edit-jobs" search={{ jobID: String(job.jobID) }}>
              Edit the job
            </Link>
          )
        }
      >
        Publish it before you invite candidates to it.
      </EmptyState>
    );
  }
  if (blueprints.length === 0) {
    return (
      <EmptyState
        title="There is no test yet"
        action={<a href="/company/blueprints">Make a test</a>}
      >
        A bot interview asks the questions of a test: which skills, how many of each, how many
        minutes. Make one first, then invite candidates to it.
      </EmptyState>
    );
  }
  if (scheduled !== undefined) {
    const again = (): void => setScheduled(undefined);
    return <ScheduleResult jobID={job.jobID} scheduled={scheduled} onMore={again} />;
  }
  return (
    <ScheduleForm choices={choices} job={job} candidates={candidates} onScheduled={setScheduled} />
  );
}

type JobChoiceProps = { readonly jobs: Choices['jobs']; readonly candidates: string };

/** Who comes from a list of candidates has no job yet. */
function JobChoice({ jobs, candidates }: JobChoiceProps) {
  const navigate = useNavigate();
  const mayPost = useRights()(areas.jobs, rights.postJobs);
  if (jobs.length === 0) {
    return (
      <EmptyState
        title="No job is open"
        action={
          <div className="row gap-sm baseline">
            {mayPost && <ButtonLink to="/company/jobs/post-job">{noJobWords.post}</ButtonLink>}
            <Link to="/company/jobs" search={{ view: 'all' }}>
              All jobs
            </Link>
          </div>
        }
      >
        Candidates are interviewed for a job. Publish a new one, or reopen one of yours.
      </EmptyState>
    );
  }
  const choose = (jobID: string): void =>
    void navigate({
      to: '/company/jobs/schedule-interview',
      search: { jobID, ...(candidates === '' ? {} : { candidates }) },
      replace: true,
    });
  return (
    <NativeSelect
      className="schedule-page__job"
      label="For which job?"
      value=""
      data={[
        { value: '', label: 'Choose a job' },
        ...jobs.map(({ jobID, title }) => ({ value: String(jobID), label: title })),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
