import type { Output } from '@candor/contract';
import { listInterviews, RISKS_LOOKED_AT } from '@candor/contract/interviews/review';
import type { ReactNode } from 'react';
import { heard } from '../../../lib/changes.ts';
import { useList } from '../../../lib/use-list.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { chipsOf, listFilters } from './interview-chips.ts';
import { interviewColumns, type RenderInvitation } from './interview-columns.tsx';
import type { InterviewRow } from './interview-queries.ts';
import {
  ageChoices,
  listWords,
  riskChoices,
  riskLimit,
  sortNames,
} from './interview-list-words.ts';
import { decidedWords, stateWords } from './interview-words.ts';
import { InterviewsExport } from './interviews-export.tsx';
import { SittingLink } from './sitting-link.tsx';

type Slots = {
  /** To the lists beside it. */
  readonly tabs: ReactNode;
  /** Beside the heading, after what is done about all that wait. */
  readonly renderActions: (jobID: string | undefined) => ReactNode;
  /** About the rows that are shown; undefined while they are loaded. */
  readonly renderReminder: (interviews: readonly InterviewRow[] | undefined) => ReactNode;
  readonly renderInvitation: RenderInvitation;
};

const live = heard<Output<typeof listInterviews>>({
  hears: { interviews: true, recordings: true },
  everyMs: 30_000,
  // An invitation that was opened or ran out is told by nobody.
  inAnyCaseMs: 60_000,
});

export function InterviewsPage({ tabs, renderActions, renderReminder, renderInvitation }: Slots) {
  const list = useList(listInterviews, listFilters, live);
  const { query, data, onChange } = list;
  const isEmpty = data?.total === 0;
  const jobs = (data?.jobs ?? []).map(({ jobID, title }) => ({
    value: String(jobID),
    label: title,
  }));
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: 'Candidate or job' },
        { name: 'jobID', label: 'Job', all: 'All jobs', choices: jobs },
        { name: 'state', label: 'State', all: 'All states', choices: stateWords },
        { name: 'decision', label: 'Decision', all: 'All decisions', choices: decidedWords },
        { name: 'risk', label: 'Risk', all: 'Any risk', choices: riskChoices },
        { name: 'age', label: 'Age', all: 'Any age', choices: ageChoices },
        { name: 'sort', label: 'Sort', standard: 'newest', choices: sortNames },
      ]}
      columns={interviewColumns(renderInvitation)}
      rowsOf={({ interviews }) => interviews}
      keyOf={({ interviewScheduleID }) => interviewScheduleID}
      above={tabs}
      firstAction={renderActions(query.jobID)}
      actions={
        <>
          {!isEmpty && <SittingLink query={query} />}
          {renderActions(query.jobID)}
        </>
      }
    >
      <FilterChips chips={chipsOf(query)} onRemove={(name) => onChange({ [name]: undefined })} />
      {query.risk !== undefined && <p className="dimmed small">{riskLimit(RISKS_LOOKED_AT)}</p>}
      {!isEmpty && (
        <div className="row">
          {renderReminder(data?.interviews)}
          <InterviewsExport query={query} />
        </div>
      )}
    </DataList>
  );
}
