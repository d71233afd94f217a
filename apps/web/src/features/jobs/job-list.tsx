import { Link } from '@tanstack/react-router';
import { shortDayText } from './advert-words.ts';
import { JobApplicants } from './job-applicants.tsx';
import type { JobRow } from './job-queries.ts';
import { employmentWords, statusWords, titleOf, workplaceWords } from './job-words.ts';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { EDIT, useMay, VIEW } from './use-may.ts';
import '../../ui/row-list.css';
import './job-list.css';

/** J and K walk the rows, Enter opens the one in focus. */
export function JobList({ jobs }: { readonly jobs: readonly JobRow[] }) {
  const body = useRowKeys();
  return (
    <table className="row-list job-list">
      <caption className="visually-hidden">Jobs</caption>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">Department and place</th>
          <th scope="col">State</th>
          <th scope="col">Applicants</th>
          <th scope="col">Interviews</th>
          <th scope="col">Owner</th>
          <th scope="col">Last day</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {jobs.map((job) => (
          <Row key={job.jobID} job={job} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ job }: { readonly job: JobRow }) {
  const place = [job.location, job.workplace === null ? '' : workplaceWords[job.workplace]];
  const kind = job.employmentType === null ? '' : employmentWords[job.employmentType];
  return (
    <tr>
      <th scope="row">
        <Title job={job} />
      </th>
      <td className="job-list__where">
        <div>{[job.department, kind].filter(Boolean).join(' · ')}</div>
        <div>{place.filter(Boolean).join(' · ')}</div>
      </td>
      <td className="job-list__state">
        {statusWords[job.status]}
        {job.hasUnpublishedChanges && <span className="job-list__note"> · changed</span>}
      </td>
      <td className="job-list__applicants tabular">
        <JobApplicants job={job} />
      </td>
      <td className="job-list__interviews tabular">{job.interviews}</td>
      <td className="job-list__owner">{job.ownerName}</td>
      <td className="job-list__day tabular">
        {job.closesOn !== null && shortDayText(job.closesOn)}
      </td>
    </tr>
  );
}

/** An own draft goes on where it was left; anything else is opened as far as the role allows. */
function Title({ job }: { readonly job: JobRow }) {
  const may = useMay();
  const search = { jobID: String(job.jobID) };
  const title = titleOf(job);
  const to = job.isOwnDraft
    ? '/company/jobs/post-job'
    : may(VIEW)
      ? '/company/jobs/view-jobs'
      : may(EDIT)
        ? '/company/jobs/edit-jobs'
        : undefined;
  if (to === undefined) return title;
  return (
    <Link to={to} search={search} className="row-list__link">
      {title}
    </Link>
  );
}
