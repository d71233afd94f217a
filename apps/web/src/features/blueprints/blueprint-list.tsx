import { Link } from '@tanstack/react-router';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import type { BlueprintRow } from './blueprint-queries.ts';
import '../../ui/row-list.css';
import './blueprint-list.css';

/** J and K walk the rows, Enter opens the one in focus. */
export function BlueprintList({ blueprints }: { readonly blueprints: readonly BlueprintRow[] }) {
  const body = useRowKeys();
  return (
    <table className="row-list blueprint-list">
      <caption className="visually-hidden">Tests</caption>
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col">Skills</th>
          <th scope="col">Questions</th>
          <th scope="col">Minutes</th>
          <th scope="col">Watched</th>
          <th scope="col">Interviews</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {blueprints.map((blueprint) => (
          <Row key={blueprint.blueprintID} blueprint={blueprint} />
        ))}
      </tbody>
    </table>
  );
}

const monitorNames = { eye: 'face and eyes', voice: 'voice', keyboard: 'keyboard' } as const;

function Row({ blueprint }: { readonly blueprint: BlueprintRow }) {
  const { blueprintID, name, monitors, interviews, isReady } = blueprint;
  const watched = (['eye', 'voice', 'keyboard'] as const).filter((monitor) => monitors[monitor]);
  return (
    <tr>
      <th scope="row">
        <Link
          to="/company/blueprints/edit"
          search={{ blueprintID: String(blueprintID) }}
          className="row-list__link"
        >
          {name}
        </Link>
        {!isReady && <span className="blueprint-list__alarm"> · too few live questions</span>}
      </th>
      <td className="blueprint-list__skills">{blueprint.skillNames.join(', ')}</td>
      <td className="blueprint-list__count tabular">
        {blueprint.questionCount}
        <span className="blueprint-list__unit"> questions</span>
      </td>
      <td className="blueprint-list__count tabular">
        {blueprint.minutes}
        <span className="blueprint-list__unit"> minutes</span>
      </td>
      <td className="blueprint-list__watched">
        {watched.map((monitor) => monitorNames[monitor]).join(', ')}
      </td>
      <td className="blueprint-list__used tabular">{interviews >= 1000 ? '1,000+' : interviews}</td>
    </tr>
  );
}
