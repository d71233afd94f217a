import { keepPreviousData } from '@tanstack/react-query';
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

export type Whose = 'mine' | 'all';

export const dashboardQuery = (whose: Whose) =>
  readOwn<Dashboard, CallError<typeof getDashboard>>(
    [getDashboard.path, whose],
    // Asked anew each time: the day may have turned since.
    (signal) => call(getDashboard, { query: { dayStart: dayStart(), whose } }, { signal }),
    {
      ...heard<Dashboard>({
        hears: { applications: true, interviews: true },
        everyMs: 60_000,
        // Jobs, deadlines and waiting times are on it too.
        inAnyCaseMs: 60_000,
      }),
      // The other one’s stays while it is on its way.
      placeholderData: keepPreviousData,
    },
  );
