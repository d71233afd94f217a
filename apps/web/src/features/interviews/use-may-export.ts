import { EXPORT_ACTIVITY } from '@candor/contract/export-rules';
import { listPrivileges } from '@candor/contract/privileges';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

const interviews = 5;

/** Whether a file of people's data would be given; the server decides again by itself. */
export function useMayExport(): boolean {
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  // The shell's own key: one answer for both.
  const { data } = useQuery({
    queryKey: ['privileges'],
    queryFn: () => call(listPrivileges, {}),
    staleTime: 30_000,
    enabled: !isAdmin,
  });
  const granted = data?.granted ?? [];
  return (
    isAdmin ||
    granted.some(
      ({ featureId, activityId }) => featureId === interviews && activityId === EXPORT_ACTIVITY,
    )
  );
}
