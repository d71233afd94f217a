/** A feature's activity that a role allows; 0 stands for the feature as a whole. */
export type Granted = { readonly featureId: number; readonly activityId: number };

type Needed = { readonly featureId: number; readonly activityId?: number | undefined } | 'admin';

/**
 * Specification 000 §6: an admin passes every check, `admin` lets nobody else pass, and any other user
 * needs the activity, or any activity of the feature where none is named.
 */
export function mayUse(role: string, granted: readonly Granted[], needed: Needed): boolean {
  if (role === 'COMPANY_ADMIN') return true;
  if (needed === 'admin') return false;
  return granted.some(
    ({ featureId, activityId }) =>
      featureId === needed.featureId &&
      (needed.activityId === undefined || activityId === needed.activityId),
  );
}
