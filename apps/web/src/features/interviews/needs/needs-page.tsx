import { listNeeds } from '@candor/contract/interviews/needs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useList } from '../../../lib/use-list.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { withInitials } from '../../../ui/initials.ts';
import { Ago } from '../../../ui/ago.tsx';
import { NeedMark } from './need-mark.tsx';
import type { NeedRow } from './need-queries.ts';
import { listWords } from './need-words.ts';

const filterNames = ['show'] as const;

const columns: Columns<NeedRow> = [
  {
    name: listWords.candidate,
    width: '26%',
    cell: ({ needID, candidateName }) => (
      <Link
        to="/company/interviews/needs"
        search={{ needID: String(needID) }}
        {...withInitials(candidateName)}
      >
        {candidateName}
      </Link>
    ),
  },
  { name: listWords.job, card: '2 start', isDimmed: true, cell: ({ jobTitle }) => jobTitle },
  {
    name: listWords.promised,
    width: '20%',
    card: '1 end',
    cell: ({ replyBy }) => <Ago at={replyBy} />,
  },
  {
    name: listWords.state,
    width: '24%',
    card: '2 end',
    cell: (need) => <NeedMark need={need} />,
  },
];

/** What candidates ask for to take part; those that wait come first, the oldest promise before the others. */
export function NeedsPage({ tabs }: { readonly tabs: ReactNode }) {
  const list = useList(listNeeds, filterNames);
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'show', label: listWords.showLabel, all: listWords.all, choices: listWords.shows },
      ]}
      columns={columns}
      rowsOf={({ needs }) => needs}
      keyOf={({ needID }) => needID}
      above={tabs}
    />
  );
}
