import { EXPORT_ACTIVITY } from '@candor/contract/export-rules';
import { listPrivileges } from '@candor/contract/privileges';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

/** Whether buttons would only be refused; the server decides again by itself. */
export function useMay() {
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  // The shell's own key: one answer for both.
  const { data } = useQuery({
    queryKey: ['privileges'],
    queryFn: () => call(listPrivileges, {}),
    staleTime: 30_000,
    enabled: !isAdmin,
  });
  const has = (featureId: number, activityId?: number): boolean =>
    isAdmin ||
    (data?.granted.some(
      (right) =>
        right.featureId === featureId &&
        (activityId === undefined || right.activityId === activityId),
    ) ??
      false);
  return {
    changeCandidates: has(4),
    exportCandidates: has(4, EXPORT_ACTIVITY),
    schedule: has(2, 5),
    viewJobs: has(2, 4),
    viewInterviews: has(5),
  };
}
