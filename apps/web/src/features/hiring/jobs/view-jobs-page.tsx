import { rights } from '@candor/contract/people/right-rules';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { Advert } from './advert.tsx';
import { JobMoves } from './job-moves.tsx';
import type { Job } from './job-queries.ts';
import { statusShapes, statusWords, teamWords, titleOf } from './job-words.ts';
import { nobodyNamed } from './team-words.ts';
import { LoadedJob } from './loaded-job.tsx';
import { QuestionList } from './question-list.tsx';
import { useMay, useMaySeeApplicants } from './use-may.ts';
import './view-jobs-page.css';

type Props = {
  /** Who applied: another feature knows them. */
  readonly renderPipeline: (job: Job, may: { readonly invite: boolean }) => ReactNode;
};

export function ViewJobsPage({ renderPipeline }: Props) {
  const { jobID = '' } = useAddress();
  return (
    <LoadedJob key={jobID} jobID={jobID} door="view">
      {(job) => <JobView job={job} renderPipeline={renderPipeline} />}
    </LoadedJob>
  );
}

function JobView({ job, renderPipeline }: Props & { readonly job: Job }) {
  usePageTitle(titleOf(job));
  const may = useMay();
  const maySeeApplicants = useMaySeeApplicants();
  const { tab } = useAddress();
  const isPipeline = tab === 'pipeline' && maySeeApplicants;
  return (
    <div className="stack gap-lg">
      <PageHead title={titleOf(job)} actions={<Ways job={job} />} />
      {maySeeApplicants && <Tabs jobID={String(job.jobID)} isPipeline={isPipeline} />}
      {isPipeline ? (
        renderPipeline(job, { invite: mayInviteTo(job, may(rights.schedule)) })
      ) : (
        <div className="stack gap-xl top view-jobs-page__columns">
          <section className="card roomy" aria-label="Preview">
            <Advert advert={job} />
            <QuestionList questions={job.questions} />
          </section>
          <aside className="stack minor view-jobs-page__side" aria-label="State of the job">
            {may(rights.editJobs) && <JobMoves job={job} />}
            <State job={job} />
          </aside>
        </div>
      )}
    </div>
  );
}

const mayInviteTo = ({ status }: Job, maySchedule: boolean): boolean =>
  maySchedule && status !== 'draft';

/** What can be done with the whole job. */
function Ways({ job }: { readonly job: Job }) {
  const may = useMay();
  const search = { jobID: String(job.jobID) };
  const ways = [
    [
      mayInviteTo(job, may(rights.schedule)),
      '/company/jobs/schedule-interview',
      'Schedule interview',
    ],
    [may(rights.postJobs), '/company/jobs/clone-jobs', 'Clone'],
    [may(rights.editJobs), '/company/jobs/edit-jobs', 'Edit job'],
  ] as const;
  return (
    <div className="row">
      {ways.map(
        ([isOpen, to, name]) =>
          isOpen && (
            <ButtonLink key={to} variant="default" to={to} search={search}>
              {name}
            </ButtonLink>
          ),
      )}
    </div>
  );
}

function Tabs({ jobID, isPipeline }: { readonly jobID: string; readonly isPipeline: boolean }) {
  const tabs = [
    ['Advert', { jobID }, !isPipeline],
    ['Pipeline', { jobID, tab: 'pipeline' }, isPipeline],
  ] as const;
  return (
    <nav className="tabs" aria-label="Parts of the job">
      {tabs.map(([name, search, isHere]) => (
        <Link
          key={name}
          to="/company/jobs/view-jobs"
          search={search}
          // A tab has filters and an open person in its address; to the router the first is part of the second.
          activeOptions={{ exact: true }}
          aria-current={isHere ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Not a link: who is signed in for a company is led back from the public pages (specification 000 §4.1). */
function PublicAddress({ path }: { readonly path: string }) {
  const address = location.origin + path;
  return (
    <span className="stack gap-xs start anywhere">
      <span>{address}</span>
      <Button
        variant="default"
        onClick={() => {
          navigator.clipboard.writeText(address).then(
            () => showToast({ tone: 'success', text: 'The address is copied.' }),
            () => showToast({ tone: 'error', text: 'Your browser did not let us copy it.' }),
          );
        }}
      >
        Copy the address
      </Button>
    </span>
  );
}

function State({ job }: { readonly job: Job }) {
  const { status, publicPath, publishedAt, interviews, stages, team } = job;
  return (
    <>
      <Facts>
        <Fact name="State">
          <StateMark shape={statusShapes[status]}>{statusWords[status]}</StateMark>
        </Fact>
        <Fact name="Public page">
          {publicPath === null ? 'None' : <PublicAddress path={publicPath} />}
        </Fact>
        {publishedAt !== null && (
          <Fact name="Published">
            <Instant at={publishedAt} />
          </Fact>
        )}
        <Fact name="Last changed">
          <Instant at={job.updatedAt} />
        </Fact>
        <Fact name="Interviews">{interviews}</Fact>
      </Facts>
      <h2>Stages</h2>
      <ol className="view-jobs-page__list">
        {stages.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <h2>Hiring team</h2>
      {team.length === 0 ? (
        <p className="dimmed">{nobodyNamed}</p>
      ) : (
        <ul>
          {team.map(({ membershipID, name, role }) => (
            <li key={membershipID}>
              {name} <span className="dimmed">{teamWords[role]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
