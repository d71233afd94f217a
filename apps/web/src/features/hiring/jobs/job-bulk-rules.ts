import { type JobStatus, mayMove } from '@candor/contract/hiring/job-rules';

export type BulkDeed = 'paused' | 'closed';

type Standing = { readonly status: JobStatus };

/** What would happen to the jobs that were chosen: each goes, or stays as it is, by the rules of one alone. */
export function planOf<Job extends Standing>(jobs: readonly Job[], to: BulkDeed) {
  const goes = ({ status }: Job): boolean => status !== to && mayMove(status, to);
  return { going: jobs.filter(goes), staying: jobs.filter((job) => !goes(job)) };
}
