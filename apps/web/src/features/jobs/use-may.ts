import { listPrivileges } from '@candor/contract/privileges';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

/** Feature 2 of the specification: activity 1 posts or clones a job, 2 edits, 4 views one. */
const jobs = 2;
export const POST = 1;
export const EDIT = 2;
export const VIEW = 4;
export const SCHEDULE = 5;

/** Whether a button would only be refused; the server decides again by itself. */
export function useMay(): (activityId: JobActivity) => boolean {
  const mayUse = useRights();
  return (activityId) => mayUse(jobs, activityId);
}

type JobActivity = typeof POST | typeof EDIT | typeof VIEW | typeof SCHEDULE;

/** Who applied is for those who may find candidates (feature 4). */
export function useMaySeeApplicants(): boolean {
  return useRights()(4, 0);
}

function useRights(): (featureId: number, activityId: number) => boolean {
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  // The shell's own key: one answer for both.
  const { data } = useQuery({
    queryKey: ['privileges'],
    queryFn: () => call(listPrivileges, {}),
    staleTime: 30_000,
    enabled: !isAdmin,
  });
  return (featureId, activityId) =>
    isAdmin ||
    (data?.granted.some(
      (right) => right.featureId === featureId && right.activityId === activityId,
    ) ??
      false);
}
