import { readOwn } from '../../../lib/server-state.ts';
import type { Output } from '@candor/contract';
import { getDashboard } from '@candor/contract/hiring/dashboard';
import { call } from '../../../lib/api.ts';
import { heard } from '../../../lib/changes.ts';
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

export const dashboardQuery = readOwn<Dashboard, CallError<typeof getDashboard>>(
  [getDashboard.path],
  // Asked anew each time: the day may have turned since.
  (signal) => call(getDashboard, { query: { dayStart: dayStart() } }, { signal }),
  heard<Dashboard>({
    hears: { applications: true, interviews: true },
    everyMs: 60_000,
    // Jobs, deadlines and waiting times are on it too.
    inAnyCaseMs: 60_000,
  }),
);
