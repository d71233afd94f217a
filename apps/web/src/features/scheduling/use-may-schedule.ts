import { listPrivileges } from '@candor/contract/privileges';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

/** PR-3: feature 2, activity 5. Whether a button would only be refused; the server decides again by itself. */
export function useMaySchedule(): boolean {
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  // The shell's own key: one answer for both.
  const { data } = useQuery({
    queryKey: ['privileges'],
    queryFn: () => call(listPrivileges, {}),
    staleTime: 30_000,
    enabled: !isAdmin,
  });
  return (
    isAdmin ||
    (data?.granted.some((right) => right.featureId === 2 && right.activityId === 5) ?? false)
  );
}
