import { calendarDayText } from '../../../ui/day-words.ts';
import { rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import { JobApplicants } from './job-applicants.tsx';
import type { JobRow } from './job-queries.ts';
import {
  employmentWords,
  statusShapes,
  statusWords,
  titleOf,
  workplaceWords,
} from './job-words.ts';
import { useMay } from './use-may.ts';
import './job-columns.css';

/** On a phone each row is a few short lines; the rest is on the job's own page. */
export const jobColumns: Columns<JobRow> = [
  { name: 'Job', width: '17%', cell: (job) => <Title job={job} /> },
  {
    name: 'Department and place',
    width: '16%',
    isDimmed: true,
    card: '2 whole',
    cell: (job) => <Where {...job} />,
  },
  { name: 'State', width: '8%', card: '1 end', cell: (job) => <State {...job} /> },
  {
    name: 'Applicants',
    width: '25%',
    isNumber: true,
    card: '3 whole',
    cell: (job) => <JobApplicants job={job} />,
  },
  { name: 'Interviews', width: '8%', isNumber: true, cell: ({ interviews }) => interviews },
  { name: 'Owner', isDimmed: true, cell: ({ ownerName }) => ownerName },
  {
    name: 'Last day',
    width: '10.5%',
    isDimmed: true,
    isNumber: true,
    cell: ({ closesOn }) => closesOn !== null && calendarDayText(closesOn),
  },
];

function Where({ department, employmentType, location, workplace }: JobRow) {
  const kind = employmentType === null ? '' : employmentWords[employmentType];
  const place = workplace === null ? '' : workplaceWords[workplace];
  return (
    <>
      <div className="job-columns__line">{[department, kind].filter(Boolean).join(' · ')}</div>
      <div className="job-columns__line">{[location, place].filter(Boolean).join(' · ')}</div>
    </>
  );
}

function State({ status, hasUnpublishedChanges }: JobRow) {
  return (
    <StateMark shape={statusShapes[status]}>
      {statusWords[status]}
      {hasUnpublishedChanges && ' · changed'}
    </StateMark>
  );
}

/** An own draft goes on where it was left; anything else is opened as far as the role allows. */
function Title({ job }: { readonly job: JobRow }) {
  const may = useMay();
  const to = job.isOwnDraft
    ? '/company/jobs/post-job'
    : may(rights.viewJobs)
      ? '/company/jobs/view-jobs'
      : may(rights.editJobs)
        ? '/company/jobs/edit-jobs'
        : undefined;
  if (to === undefined) return titleOf(job);
  return (
    <Link to={to} search={{ jobID: String(job.jobID) }}>
      {titleOf(job)}
    </Link>
  );
}
