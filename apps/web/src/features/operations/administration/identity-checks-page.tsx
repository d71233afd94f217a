import { listIdentityChecks } from '@candor/contract/operations/administration';
import { Link } from '@tanstack/react-router';
import { useList } from '../../../lib/use-list.ts';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Ago } from '../../../ui/ago.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { CheckRow } from './administration-queries.ts';
import { documentWords, statusShapes, statusWords, wayWords } from './administration-words.ts';
import { checkIntros, checkListWords, checkStateWords } from './list-words.ts';
import './administration.css';

export function IdentityChecksPage() {
  const list = useList(listIdentityChecks, ['state']);
  const state = list.query.state ?? 'waiting';
  return (
    <DataList
      list={list}
      words={checkListWords(state)}
      filters={[{ name: 'state', label: 'State', standard: 'waiting', choices: checkStateWords }]}
      columns={columns}
      rowsOf={({ checks }) => checks}
      keyOf={({ checkID }) => checkID}
    >
      <p className="intro">{checkIntros[state]}</p>
    </DataList>
  );
}

const columns: Columns<CheckRow> = [
  {
    name: 'Interviewer',
    width: '24%',
    cell: ({ checkID, name }) => (
      <Link to="/superAdmin/dashboard/identity-checks" search={{ check: String(checkID) }}>
        {name}
      </Link>
    ),
  },
  {
    name: 'E-mail',
    width: '26%',
    card: '2 whole',
    isDimmed: true,
    isWrapped: true,
    cell: ({ email }) => email,
  },
  {
    name: 'Document',
    card: '3 start',
    cell: ({ documentType }) => (documentType === null ? '–' : documentWords[documentType]),
  },
  { name: 'Judged by', card: '4 start', cell: ({ way }) => wayWords[way] },
  { name: 'Begun', card: '3 end', cell: ({ submittedAt }) => <Ago at={submittedAt} /> },
  {
    name: 'State',
    card: '1 end',
    cell: ({ status }) => <StateMark shape={statusShapes[status]}>{statusWords[status]}</StateMark>,
  },
];
