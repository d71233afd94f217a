import type { Endpoint, Input, Output } from '@candor/contract';
import {
  closeJob,
  type createJob,
  deleteOwnDraft,
  getJob,
  getJobToEdit,
  getOwnDraft,
  listJobChoices,
  listJobs,
  pauseJob,
  publishJob,
  publishOwnDraft,
  saveJob,
  saveOwnDraft,
} from '@candor/contract/hiring/jobs';
import { call } from '../../../lib/api.ts';
import { read, readList, useWrite } from '../../../lib/server-state.ts';

export type JobQuery = Input<typeof listJobs>['query'];
export type JobPage = Output<typeof listJobs>;
export type JobRow = JobPage['jobs'][number];
export type Job = Output<typeof getJob>;
export type JobBody = Input<typeof createJob>['body'];
export type JobChoices = Output<typeof listJobChoices>;

export const jobsQuery = (query: JobQuery) => readList(listJobs, { query });
export const choicesQuery = read(listJobChoices, {}, { staleTime: 60_000 });

/** Three doors to the same job: whoever may post goes through `draft`, to edit through `edit`. */
const doors = { view: getJob, edit: getJobToEdit, draft: getOwnDraft } as const;
export type Door = keyof typeof doors;

export const jobQuery = (jobID: string, door: Door) => read(doors[door], { params: { jobID } });

/** The two ways to save and publish, for the two who may. */
export const ways = {
  draft: { save: saveOwnDraft, publish: publishOwnDraft },
  edit: { save: saveJob, publish: publishJob },
} as const;
export type Way = keyof typeof ways;

export const jobChange = { refreshes: ['/api/jobs'] } as const;
const useChange = <E extends Endpoint>(endpoint: E) => useWrite(endpoint, jobChange);

export const usePublishJob = () => useChange(publishJob);
export const usePauseJob = () => useChange(pauseJob);
export const useCloseJob = () => useChange(closeJob);
export const useDeleteDraft = () => useChange(deleteOwnDraft);

export type Changed<J> = {
  readonly done: readonly J[];
  readonly failed: readonly { readonly job: J; readonly problem: string }[];
};

const deeds = { paused: pauseJob, closed: closeJob } as const;

/** One request each, as from the job's own page: the same rules, the same entries in the audit log. */
export async function changeEach<J extends { readonly jobID: number }>(
  deed: keyof typeof deeds,
  jobs: readonly J[],
): Promise<Changed<J>> {
  const done: J[] = [];
  const failed: { job: J; problem: string }[] = [];
  for (const job of jobs) {
    try {
      await call(deeds[deed], { params: { jobID: String(job.jobID) } });
      done.push(job);
    } catch (error) {
      // A colleague was faster, or the line went: the others are changed all the same.
      failed.push({ job, problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return { done, failed };
}
