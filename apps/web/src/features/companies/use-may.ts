import { listPrivileges } from '@candor/contract/privileges';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

/** Feature 3 of the specification: activity 6 adds a user, 10 updates or views one. */
const users = 3;
export const ADD = 6;
export const CHANGE = 10;

/** Whether a button would only be refused; the server decides again by itself. */
export function useMay(activityId: typeof ADD | typeof CHANGE): boolean {
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  // The shell's own key: one answer for both.
  const { data } = useQuery({
    queryKey: ['privileges'],
    queryFn: () => call(listPrivileges, {}),
    staleTime: 30_000,
    enabled: !isAdmin,
  });
  if (isAdmin) return true;
  return (
    data?.granted.some((right) => right.featureId === users && right.activityId === activityId) ??
    false
  );
}
