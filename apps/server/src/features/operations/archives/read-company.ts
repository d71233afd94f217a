import { jobBody } from '@candor/contract/hiring/job-fields';
import { ARCHIVE_MOST_ROWS } from '@candor/contract/operations/archive-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { findJob } from '../../hiring/jobs/index.ts';
import type { Deed } from '../audit/index.ts';
import { type ArchiveRows, type JobRow, link, LINKS_MOST } from './archive-rows.ts';
import { listJobs, readApplications, readPeople, readQuestions } from './archive-store.ts';

/** What can be taken elsewhere, in an order that does not hang on ids. */
export async function readCompany(tx: Tx, deed: Deed): Promise<ArchiveRows> {
  const { companyId } = deed;
  const most = ARCHIVE_MOST_ROWS + 1;
  const questions = await readQuestions(tx, companyId, most);
  const jobIDs = await listJobs(tx, companyId, most);
  const people = (await readPeople(tx, companyId, most)).map((person) => ({
    ...person,
    links: person.links.filter((one) => link.safeParse(one).success).slice(0, LINKS_MOST),
  }));
  const applications = await readApplications(tx, { companyId, jobIDs, most });
  if ([questions, jobIDs, people, applications].some(({ length }) => length === most)) {
    throw refuse('archive_too_large', { params: { what: 'rows', most: ARCHIVE_MOST_ROWS } });
  }
  const jobs: JobRow[] = [];
  for (const jobID of jobIDs) jobs.push(...(await readJob(tx, { companyId, jobID })));
  return { questions, jobs, people, applications: whole({ jobs, people, applications }) };
}

/** Nothing is locked while it is read: an application may be of somebody who came, or of a job that went, meanwhile. */
function whole({ jobs, people, applications }: Omit<ArchiveRows, 'questions'>) {
  const refs = new Set(jobs.map(({ ref }) => ref));
  const emails = new Set(people.map(({ email }) => email));
  return applications.filter(({ job, email }) => refs.has(job) && emails.has(email));
}

/** None of a job that was closed or deleted meanwhile. Members and the ids of stages are of this place. */
async function readJob(
  tx: Tx,
  { companyId, jobID }: { companyId: number; jobID: number },
): Promise<JobRow[]> {
  const found = await findJob(tx, { companyId, jobID });
  if (found === undefined || found.status === 'closed') return [];
  const { status, ...job } = found;
  const read = jobBody.safeParse({ ...job, team: [] });
  if (!read.success) {
    throw refuse('archive_row_unfit', { params: { kind: 'jobs', row: job.title } });
  }
  const { stages, ...rest } = read.data;
  return [
    {
      ref: jobID,
      status: status === 'open' || status === 'paused' ? status : 'draft',
      job: { ...rest, stages: stages.map(({ stageID: _of, ...stage }) => stage) },
    },
  ];
}
