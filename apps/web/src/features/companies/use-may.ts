import { useRights } from '../../lib/rights.ts';

/** Feature 3 of the specification: activity 6 adds a user, 10 updates or views one. */
const users = 3;
export const ADD = 6;
export const CHANGE = 10;

export function useMay(activityId: typeof ADD | typeof CHANGE): boolean {
  return useRights()(users, activityId);
}
