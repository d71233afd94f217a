import { rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import type { JobRow } from './job-queries.ts';
import { useMay } from './use-may.ts';
import { locale } from '../../../ui/reader-locale.ts';
import './job-applicants.css';

/** The server counts to here and no further. */
const MOST = 1000;
const MOST_IN_STAGE = 100;
const atMost = (count: number, most: number): string =>
  count >= most ? `${most.toLocaleString(locale)}+` : count.toLocaleString(locale);

/** How many applied, and where those stand who are being considered; each number is the way to its list. */
export function JobApplicants({ job: { jobID, applicants } }: { readonly job: JobRow }) {
  const may = useMay();
  if (applicants === null) return '–';
  const { count, stages } = applicants;
  const pipeline = { jobID: String(jobID), tab: 'pipeline', view: 'table' };
  const all = atMost(count, MOST);
  if (count === 0) return <span className="dimmed job-applicants__none">None</span>;
  if (!may(rights.viewJobs)) return all;
  return (
    <div className="row job-applicants">
      <Link to="/company/jobs/view-jobs" search={pipeline}>
        {all}
        <span className="job-applicants__unit"> {count === 1 ? 'applicant' : 'applicants'}</span>
      </Link>
      {stages.map(({ stageID, name, count: inStage }) => (
        <Link
          key={stageID}
          className="job-applicants__stage"
          to="/company/jobs/view-jobs"
          search={{ ...pipeline, status: 'active', stageID: String(stageID) }}
        >
          {name} {atMost(inStage, MOST_IN_STAGE)}
        </Link>
      ))}
    </div>
  );
}
