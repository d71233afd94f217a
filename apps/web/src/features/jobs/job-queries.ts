import type { Endpoint, Input, Output } from '@candor/contract';
import {
  cloneJob,
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
} from '@candor/contract/jobs';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

export type JobQuery = Input<typeof listJobs>['query'];
export type JobPage = Output<typeof listJobs>;
export type JobRow = JobPage['jobs'][number];
export type Job = Output<typeof getJob>;
export type JobBody = Input<typeof createJob>['body'];
export type JobChoices = Output<typeof listJobChoices>;

export function jobsQuery(query: JobQuery) {
  return queryOptions<JobPage, CallError<typeof listJobs>>({
    queryKey: ['jobs', 'list', query],
    queryFn: ({ signal }) => call(listJobs, { query }, { signal }),
    // The rows stay while the next page or the next letter of a search is on its way.
    placeholderData: keepPreviousData,
  });
}

export const choicesQuery = queryOptions<JobChoices, CallError<typeof listJobChoices>>({
  queryKey: ['jobs', 'choices'],
  queryFn: ({ signal }) => call(listJobChoices, {}, { signal }),
  staleTime: 60_000,
});

/** Three doors to the same job: whoever may post goes through `draft`, to edit through `edit`. */
const doors = { view: getJob, edit: getJobToEdit, draft: getOwnDraft } as const;
export type Door = keyof typeof doors;

export function jobQuery(jobID: string, door: Door) {
  return queryOptions<Job, CallError<typeof getJob>>({
    queryKey: ['jobs', 'job', jobID, door],
    queryFn: ({ signal }) => call(doors[door], { params: { jobID } }, { signal }),
  });
}

/** The two ways to save and publish, for the two who may. */
export const ways = {
  draft: { save: saveOwnDraft, publish: publishOwnDraft },
  edit: { save: saveJob, publish: publishJob },
} as const;
export type Way = keyof typeof ways;

function useChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
}

export const useCloneJob = () => useChange(cloneJob);
export const usePublishJob = () => useChange(publishJob);
export const usePauseJob = () => useChange(pauseJob);
export const useCloseJob = () => useChange(closeJob);
export const useDeleteDraft = () => useChange(deleteOwnDraft);
