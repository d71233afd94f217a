import { checkChains, getVitals, retryFailedJob } from '@candor/contract/operations/watch';
import type { Vitals } from '@candor/contract/operations/watch';
import { read, useWrite } from '../../../lib/server-state.ts';

export type { Vitals };
export type FailedJob = Vitals['failedJobs'][number];

const LOOK_AGAIN_MS = 15_000;

/** Nothing tells a page of what only waits: it looks again by itself. */
export const vitalsQuery = read(getVitals, {}, { refetchInterval: LOOK_AGAIN_MS });

const acts = { refreshes: ['/api/watch'], evenIfRefused: true } as const;

/** Read again, the job stands in the list no more: what came of it is told beside the page. */
export const useRetryFailedJob = (tells: (isRetried: boolean) => void) =>
  useWrite(retryFailedJob, { ...acts, tells: ({ isRetried }) => tells(isRetried) });
export const useCheckChains = () => useWrite(checkChains, acts);
