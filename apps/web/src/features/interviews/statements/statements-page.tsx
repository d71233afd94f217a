import { listStatements } from '@candor/contract/interviews/statements';
import { Link } from '@tanstack/react-router';
import { useList } from '../../../lib/use-list.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { None } from '../../../ui/data-list/data-table.tsx';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { withInitials } from '../../../ui/initials.ts';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Statement } from './statement-queries.ts';
import {
  columnWords,
  companyWords,
  listWords,
  money,
  ownWords,
  stateShapes,
  stateWords,
} from './statement-words.ts';

const filterNames = ['state'] as const;

const columns: Columns<Statement> = [
  {
    name: columnWords.interviewer,
    width: '26%',
    cell: ({ interviewScheduleID, interviewerName }) => {
      const name = interviewerName || companyWords.gone;
      return interviewScheduleID === null ? (
        name
      ) : (
        <Link
          to="/company/interviews/live-interview"
          search={{ interviewScheduleID: String(interviewScheduleID) }}
          {...withInitials(name)}
        >
          {name}
        </Link>
      );
    },
  },
  { name: columnWords.job, card: '2 start', isDimmed: true, cell: ({ jobTitle }) => jobTitle },
  {
    name: columnWords.when,
    width: '18%',
    card: '1 end',
    cell: ({ startsAt }) => (startsAt === null ? <None /> : <Instant at={startsAt} />),
  },
  {
    name: columnWords.state,
    width: '14%',
    card: '2 end',
    cell: ({ state }) => <StateMark shape={stateShapes[state]}>{stateWords[state]}</StateMark>,
  },
  {
    name: columnWords.owed,
    width: '12%',
    card: '3 start',
    isNumber: true,
    cell: ({ amount, currency }) => money(amount, currency),
  },
  {
    name: columnWords.rating,
    width: '10%',
    card: '3 end small',
    isDimmed: true,
    cell: ({ rating }) => (rating === null ? <None /> : companyWords.stars(rating)),
  },
];

/** What a company owes interviewers from outside; each leads to its interview, where it is confirmed. */
export function StatementsPage() {
  const list = useList(listStatements, filterNames);
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        {
          name: 'state',
          label: columnWords.stateLabel,
          all: columnWords.allStates,
          choices: stateWords,
        },
      ]}
      columns={columns}
      rowsOf={({ statements }) => statements}
      keyOf={({ statementID }) => statementID}
    >
      <ul className="dotted">
        {(list.data?.sums ?? []).flatMap(({ currency, open, owed, paid }) => [
          <li key={`${currency}-open`}>{ownWords.sums.open(money(open, currency))}</li>,
          <li key={`${currency}-owed`}>{ownWords.sums.owed(money(owed, currency))}</li>,
          <li key={`${currency}-paid`}>{ownWords.sums.paid(money(paid, currency))}</li>,
        ])}
      </ul>
    </DataList>
  );
}
