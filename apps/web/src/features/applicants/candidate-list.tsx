import { Link } from '@tanstack/react-router';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import type { CandidateRow } from './applicant-queries.ts';
import { statusWords } from './applicant-words.ts';
import '../../ui/row-list.css';
import './candidate-list.css';

type Props = {
  readonly candidates: readonly CandidateRow[];
  /** The search that they were found by, for the way from one to the next. */
  readonly list: string;
  readonly selected: ReadonlySet<number>;
  /** Left out: nothing could be done with those who are selected. */
  readonly onSelect: ((candidateIDs: readonly number[], isSelected: boolean) => void) | undefined;
};

/** J and K walk the rows, Enter opens the one in focus. */
export function CandidateList({ candidates, list, selected, onSelect }: Props) {
  const body = useRowKeys();
  const all = candidates.map(({ candidateID }) => candidateID);
  const hasAll = all.every((id) => selected.has(id));
  return (
    <table className="row-list candidate-list">
      <caption className="visually-hidden">Candidates</caption>
      <thead>
        <tr>
          {onSelect !== undefined && (
            <th scope="col" className="candidate-list__check">
              <input
                type="checkbox"
                aria-label="Select all shown"
                checked={hasAll}
                onChange={(event) => onSelect(all, event.currentTarget.checked)}
              />
            </th>
          )}
          <th scope="col">Name</th>
          <th scope="col">Skills</th>
          <th scope="col">Newest application</th>
          <th scope="col">Score</th>
          <th scope="col">Last active</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {candidates.map((row) => (
          <Row
            key={row.candidateID}
            row={row}
            list={list}
            isSelected={selected.has(row.candidateID)}
            onSelect={onSelect}
          />
        ))}
      </tbody>
    </table>
  );
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

type RowProps = Pick<Props, 'list' | 'onSelect'> & {
  readonly row: CandidateRow;
  readonly isSelected: boolean;
};

function Row({ row, list, isSelected, onSelect }: RowProps) {
  const { candidateID, name, headline, skills, tags, application, lastScore } = row;
  const words = [...skills, ...tags.map((tag) => `#${tag}`)];
  return (
    <tr>
      {onSelect !== undefined && (
        <td className="candidate-list__check">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={(event) => onSelect([candidateID], event.currentTarget.checked)}
          />
        </td>
      )}
      <th scope="row">
        <Link
          to="/company/job-seeker-profile"
          search={{ candidateID: String(candidateID), list }}
          className="row-list__link"
        >
          {name}
        </Link>
        {headline !== '' && <span className="candidate-list__headline"> {headline}</span>}
        {row.maybeSame !== null && (
          <span className="candidate-list__same">
            May be the same person as {row.maybeSame.name}
          </span>
        )}
      </th>
      <td className="candidate-list__skills">{words.join(', ')}</td>
      <td className="candidate-list__stage">
        {application !== null &&
          `${application.status === 'active' ? application.stageName : statusWords[application.status]} · ${application.jobTitle}`}
      </td>
      <td className="candidate-list__score tabular">{lastScore !== null && `${lastScore} %`}</td>
      <td className="candidate-list__active tabular">
        <time dateTime={row.lastActivityAt}>{day.format(new Date(row.lastActivityAt))}</time>
      </td>
    </tr>
  );
}
