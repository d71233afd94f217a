import { rights } from '@candor/contract/right-rules';
import { useRights } from '../../lib/rights.ts';

/** Feature 2 of the specification: activity 1 posts or clones a job, 2 edits, 4 views one. */
const jobs = 2;
export const POST = 1;
export const EDIT = 2;
export const VIEW = 4;
export const SCHEDULE = 5;

export function useMay(): (activityId: JobActivity) => boolean {
  const mayUse = useRights();
  return (activityId) => mayUse(jobs, activityId);
}

type JobActivity = typeof POST | typeof EDIT | typeof VIEW | typeof SCHEDULE;

/** What a job pays is a right of its own: without it the server leaves it out, and takes none. */
export function useMaySetPay(): boolean {
  return useRights()(jobs, rights.salary);
}

/** Who applied is for those who may find candidates (feature 4). */
export function useMaySeeApplicants(): boolean {
  return useRights()(4);
}
