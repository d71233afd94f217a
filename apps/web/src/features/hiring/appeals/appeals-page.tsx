import { listAppeals } from '@candor/contract/hiring/appeals';
import { Link } from '@tanstack/react-router';
import { useAddress } from '../../../lib/use-address.ts';
import { useList } from '../../../lib/use-list.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { withInitials } from '../../../ui/initials.ts';
import { Ago } from '../../../ui/ago.tsx';
import { AppealMark } from './appeal-mark.tsx';
import { AppealView } from './appeal-page.tsx';
import type { AppealRow } from './appeal-queries.ts';
import { listWords } from './appeal-words.ts';

const filterNames = ['show'] as const;

const columns: Columns<AppealRow> = [
  {
    name: listWords.candidate,
    width: '26%',
    cell: ({ appealID, candidateName }) => (
      <Link
        to="/company/job-seeker/appeals"
        search={{ appealID: String(appealID) }}
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
    cell: (appeal) => (
      <span className="stack gap-2xs">
        <AppealMark appeal={appeal} />
        {appeal.state === 'open' && appeal.isOwnDecision && (
          <span className="dimmed small">{listWords.own}</span>
        )}
      </span>
    ),
  },
];

/** Appeals of candidates, those that wait first; and one of them, with its answer. */
export function AppealsPage() {
  const { appealID } = useAddress();
  return appealID === undefined ? <List /> : <AppealView key={appealID} appealID={appealID} />;
}

function List() {
  const list = useList(listAppeals, filterNames);
  return (
    <DataList
      list={list}
      words={listWords}
      back={
        <Link to="/company/job-seeker" className="unprinted way-back">
          {listWords.back}
        </Link>
      }
      filters={[
        { name: 'show', label: listWords.showLabel, all: listWords.all, choices: listWords.shows },
      ]}
      columns={columns}
      rowsOf={({ appeals }) => appeals}
      keyOf={({ appealID }) => appealID}
    />
  );
}
