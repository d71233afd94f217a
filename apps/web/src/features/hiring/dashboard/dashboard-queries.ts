import type { Output } from '@candor/contract';
import { getDashboard } from '@candor/contract/hiring/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { CallError } from '../../../lib/api-error.ts';

export type Dashboard = Output<typeof getDashboard>;
export type WaitingReport = NonNullable<Dashboard['waiting']>['items'][number];
export type ChecklistStep = NonNullable<Dashboard['checklist']>[number]['step'];

/** The reader's own midnight: "today" is theirs, wherever the server stands. */
export function dayStart(): string {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  return midnight.toISOString();
}

export const dashboardQuery = queryOptions<Dashboard, CallError<typeof getDashboard>>({
  queryKey: [getDashboard.path],
  // Asked anew each time: the day may have turned since.
  queryFn: ({ signal }) => call(getDashboard, { query: { dayStart: dayStart() } }, { signal }),
  refetchInterval: 60_000,
});
