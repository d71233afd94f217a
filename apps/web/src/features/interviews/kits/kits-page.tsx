import { listKits } from '@candor/contract/interviews/kits';
import { Link } from '@tanstack/react-router';
import { useList } from '../../../lib/use-list.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { Ago } from '../../../ui/ago.tsx';
import type { KitRow } from './kit-queries.ts';
import { columnWords, kitWords, listWords, stateNames } from './kit-words.ts';
import './kits.css';

/** What the people of live interviews ask, and by what they judge. */
export function KitsPage() {
  const list = useList(listKits, ['search', 'state']);
  return (
    <DataList
      list={list}
      words={listWords}
      filters={[
        { name: 'search', placeholder: kitWords.search },
        { name: 'state', label: kitWords.state, standard: 'active', choices: stateNames },
      ]}
      columns={columns}
      rowsOf={({ kits }) => kits}
      keyOf={({ kitID }) => kitID}
      actions={<NewButton />}
      firstAction={<NewButton />}
    />
  );
}

const columns: Columns<KitRow> = [
  {
    name: columnWords.kit,
    width: '36%',
    card: '1 whole',
    isWrapped: true,
    cell: ({ kitID, name }) => (
      <Link to="/company/interview-kits/edit" search={{ kitID: String(kitID) }}>
        {name}
      </Link>
    ),
  },
  {
    name: columnWords.minutes,
    card: '2 start',
    isNumber: true,
    cell: ({ minutes }) => <Count unit={columnWords.unit.minutes}>{minutes}</Count>,
  },
  {
    name: columnWords.attributes,
    card: '2 end',
    isNumber: true,
    cell: ({ attributes }) => <Count unit={columnWords.unit.attributes}>{attributes}</Count>,
  },
  { name: columnWords.version, isNumber: true, cell: ({ version }) => version },
  {
    name: columnWords.interviews,
    isNumber: true,
    cell: ({ interviews }) => (interviews >= 1000 ? columnWords.many : interviews),
  },
  {
    name: columnWords.changed,
    isDimmed: true,
    cell: ({ changedAt }) => <Ago at={changedAt} />,
  },
];

/** On a phone, where no heading says it, with what is counted. */
function Count({
  children,
  unit,
}: {
  readonly children: number;
  readonly unit: (count: number) => string;
}) {
  return (
    <>
      {children}
      <span className="kits__unit">{unit(children)}</span>
    </>
  );
}

function NewButton() {
  return <ButtonLink to="/company/interview-kits/edit">{kitWords.create}</ButtonLink>;
}
