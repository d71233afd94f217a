import { listPrivileges } from '@candor/contract/people/privileges';
import { read, useRead } from './server-state.ts';
import { useSession } from './session.ts';

/** One answer for the shell and for every page. */
export const privilegesQuery = read(listPrivileges, {}, { staleTime: 30_000 });

/**
 * Whether a button would only be refused: PR-3's feature, and one of its activities or any. The server decides again by
 * itself; what is not known yet is not allowed.
 */
export function useRights(): (featureId: number, activityId?: number) => boolean {
  const isAdmin = useSession()?.userType[0] === 'COMPANY_ADMIN';
  const { data } = useRead({ ...privilegesQuery, enabled: !isAdmin });
  return (featureId, activityId) =>
    isAdmin ||
    (data?.granted.some(
      (right) =>
        right.featureId === featureId &&
        (activityId === undefined || right.activityId === activityId),
    ) ??
      false);
}
