import { monitorNames } from '@candor/contract/interviews/monitor-rules';
import { monitorWords } from '@candor/contract/interviews/monitor-words';
import { Link } from '@tanstack/react-router';
import type { Columns } from '../../../ui/data-list/columns.ts';
import type { BlueprintRow } from './tests-queries.ts';
import './tests-columns.css';

export const blueprintColumns: Columns<BlueprintRow> = [
  {
    name: 'Test',
    width: '32%',
    card: '1 whole',
    isWrapped: true,
    cell: (blueprint) => <Name {...blueprint} />,
  },
  {
    name: 'Skills',
    width: '26%',
    card: '2 whole',
    isDimmed: true,
    isWrapped: true,
    cell: ({ skillNames }) => skillNames.join(', '),
  },
  {
    name: 'Questions',
    width: '8%',
    card: '3 start',
    isNumber: true,
    cell: ({ questionCount }) => <Count of="questions">{questionCount}</Count>,
  },
  {
    name: 'Minutes',
    width: '8%',
    card: '3 end',
    isNumber: true,
    cell: ({ minutes }) => <Count of="minutes">{minutes}</Count>,
  },
  {
    name: 'Watched',
    isDimmed: true,
    cell: (blueprint) =>
      monitorNames
        .filter((monitor) => blueprint.monitors[monitor])
        .map((monitor) => monitorWords[monitor].name.toLowerCase())
        .join(', '),
  },
  {
    name: 'Interviews',
    width: '8%',
    isNumber: true,
    cell: ({ interviews }) => (interviews >= 1000 ? '1,000+' : interviews),
  },
];

function Name({ blueprintID, name, isReady }: BlueprintRow) {
  return (
    <>
      <Link to="/company/blueprints/edit" search={{ blueprintID: String(blueprintID) }}>
        {name}
      </Link>
      {!isReady && <span className="problem"> · too few live questions</span>}
    </>
  );
}

/** On a phone, where no heading says it, with what is counted. */
function Count({ children, of }: { readonly children: number; readonly of: string }) {
  return (
    <>
      {children}
      <span className="tests-columns__unit"> {of}</span>
    </>
  );
}
