import { listLiveInterviews } from '@candor/contract/interviews/appointments';
import type { ReactNode } from 'react';
import { useList } from '../../../lib/use-list.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { LiveLink } from './live-link.tsx';
import { liveColumns } from './live-columns.tsx';
import { liveLists } from './live-queries.ts';
import { columnWords, listWords, stateWords, whenWords } from './live-words.ts';

const filterNames = ['search', 'when', 'state', 'jobID'] as const;

/** Talks with people, whether booked or still to be. */
export function LiveListPage({ tabs }: { readonly tabs: ReactNode }) {
  const list = useList(listLiveInterviews, filterNames, liveLists);
  const jobs = (list.data?.jobs ?? []).map(({ jobID, title }) => ({
    value: String(jobID),
    label: title,
  }));
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: columnWords.search },
        {
          name: 'when',
          label: columnWords.whenLabel,
          all: columnWords.anyTime,
          choices: whenWords,
        },
        {
          name: 'state',
          label: columnWords.stateLabel,
          all: columnWords.allStates,
          choices: stateWords,
        },
        { name: 'jobID', label: columnWords.jobLabel, all: columnWords.allJobs, choices: jobs },
      ]}
      columns={liveColumns}
      rowsOf={({ interviews }) => interviews}
      keyOf={({ interviewScheduleID }) => interviewScheduleID}
      above={tabs}
      actions={<LiveLink />}
      firstAction={<LiveLink />}
    />
  );
}
