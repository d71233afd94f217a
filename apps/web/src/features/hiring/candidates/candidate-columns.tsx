import { Link } from '@tanstack/react-router';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { withInitials } from '../../../ui/initials.ts';
import type { CandidateRow } from './candidate-queries.ts';
import { statusWords } from './candidate-words.ts';
import { Ago } from '../../../ui/ago.tsx';
import './candidate-columns.css';

/** `list`: the search that they were found by, for the way from one to the next. On a phone: who, and in what stage. */
export const candidateColumns = (list: string): Columns<CandidateRow> => [
  { name: 'Name', width: '34%', isWrapped: true, cell: (row) => <Name row={row} list={list} /> },
  {
    name: 'Skills',
    width: '24%',
    isDimmed: true,
    isWrapped: true,
    cell: ({ skills, tags }) => [...skills, ...tags.map((tag) => `#${tag}`)].join(', '),
  },
  {
    name: 'Newest application',
    card: '2 whole',
    isDimmed: true,
    cell: ({ application }) =>
      application !== null &&
      `${application.status === 'active' ? application.stageName : statusWords[application.status]} · ${application.jobTitle}`,
  },
  {
    name: 'Score',
    width: '4.5rem',
    card: '1 end',
    isNumber: true,
    cell: ({ lastScore }) => lastScore !== null && `${lastScore} %`,
  },
  {
    name: 'Last active',
    width: '10rem',
    isDimmed: true,
    isNumber: true,
    cell: ({ lastActivityAt }) => <Ago at={lastActivityAt} />,
  },
];

function Name({ row, list }: { readonly row: CandidateRow; readonly list: string }) {
  const { candidateID, name, headline, maybeSame } = row;
  return (
    <>
      <Link
        to="/company/job-seeker-profile"
        search={{ candidateID: String(candidateID), list }}
        {...withInitials(name)}
      >
        {name}
      </Link>
      {headline !== '' && <span className="dimmed"> {headline}</span>}
      {maybeSame !== null && (
        <span className="candidate-columns__same">May be the same person as {maybeSame.name}</span>
      )}
    </>
  );
}
