import { listApplicants } from '@candor/contract/hiring/pipeline';
import { getScheduleChoices } from '@candor/contract/interviews/scheduling';
import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { read, readList, useRead } from '../../../lib/server-state.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { pickWords } from './schedule-words.ts';

const jobsQuery = read(getScheduleChoices, { query: {} }, { staleTime: 30_000 });

/** Who comes from the list of interviews has neither a job nor a candidate yet. */
type Props = {
  /** Of the marketplace, who comes along. */
  readonly invited: string | null;
};

export function SchedulePick({ invited }: Props) {
  const jobs = useRead(jobsQuery);
  const [jobID, setJobID] = useState('');
  return (
    <Loaded query={jobs} what={pickWords.jobs}>
      {({ jobs: open }) =>
        open.length === 0 ? (
          <EmptyState
            title={pickWords.noJobs}
            action={<Link to="/company/jobs">{pickWords.allJobs}</Link>}
          >
            {pickWords.noJobsText}
          </EmptyState>
        ) : (
          <section className="stack gap-md narrow" aria-label={pickWords.title}>
            <h2>{pickWords.title}</h2>
            <NativeSelect
              label={pickWords.job}
              value={jobID}
              data={[
                { value: '', label: pickWords.chooseJob },
                ...open.map((job) => ({ value: String(job.jobID), label: job.title })),
              ]}
              onChange={(event) => setJobID(event.currentTarget.value)}
            />
            {jobID !== '' && <Applicants key={jobID} {...{ jobID, invited }} />}
          </section>
        )
      }
    </Loaded>
  );
}

function Applicants({ jobID, invited }: Props & { readonly jobID: string }) {
  const [search, setSearch] = useState<string>();
  const applicants = useRead(
    readList(listApplicants, {
      params: { jobID },
      query: { status: 'active', sort: 'waiting', ...(search === undefined ? {} : { search }) },
    }),
  );
  return (
    <>
      <SearchField
        label={pickWords.search}
        placeholder={pickWords.search}
        given={search ?? ''}
        onSearch={setSearch}
      />
      <Loaded query={applicants} what={pickWords.what}>
        {({ applications, stages }) =>
          applications.length === 0 ? (
            <p className="dimmed">{pickWords.none}</p>
          ) : (
            <ul className="lines" aria-label={pickWords.found}>
              {applications.map(({ applicationID, name, stageID }) => (
                <li key={applicationID} className="row spread unwrapped">
                  <span className="anywhere">
                    {name}{' '}
                    <span className="dimmed">
                      {stages.find((stage) => stage.stageID === stageID)?.name}
                    </span>
                  </span>
                  <ButtonLink
                    variant="default"
                    size="compact-sm"
                    to="/company/jobs/schedule-live"
                    search={{
                      applicationID: String(applicationID),
                      ...(invited !== null && { interviewerID: invited }),
                    }}
                    aria-label={pickWords.scheduleOf(name)}
                  >
                    {pickWords.schedule}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
