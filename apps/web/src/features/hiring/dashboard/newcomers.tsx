import { Link } from '@tanstack/react-router';
import { Ago } from '../../../ui/ago.tsx';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { DataTable } from '../../../ui/data-list/data-table.tsx';
import { withInitials } from '../../../ui/initials.ts';
import type { Dashboard } from './dashboard-queries.ts';
import { newcomerWords as words } from './dashboard-words.ts';

type Unread = NonNullable<Dashboard['unread']>;

type Props = {
  readonly unread: Unread;
  /** Of one's own jobs: no list is narrowed to those. */
  readonly isMine: boolean;
};

/** Applications that nobody of the company has opened. */
export function Newcomers({ unread: { total, items }, isMine }: Props) {
  return (
    <section className="stack gap-xs packed" aria-labelledby="newcomers">
      <div className="row gap-sm baseline spread">
        <h2 id="newcomers">{words.title}</h2>
        {total > items.length && !isMine && (
          <Link to="/company/job-seeker" search={{ unread: 'yes' }}>
            {words.all}
          </Link>
        )}
      </div>
      {items.length === 0 ? (
        <p className="dimmed">{words.none}</p>
      ) : (
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={items}
          keyOf={({ applicationID }) => applicationID}
        />
      )}
    </section>
  );
}

const columns: Columns<Unread['items'][number]> = [
  {
    name: 'Candidate',
    cell: ({ candidateID, candidateName }) => (
      <Link
        to="/company/job-seeker-profile"
        search={{ candidateID: String(candidateID) }}
        {...withInitials(candidateName)}
      >
        {candidateName}
      </Link>
    ),
  },
  {
    name: 'Job',
    width: '42%',
    card: '2 start',
    isDimmed: true,
    cell: ({ jobTitle }) => jobTitle,
  },
  {
    name: 'Applied',
    width: '22%',
    card: '1 end',
    isDimmed: true,
    cell: ({ appliedAt }) => <Ago at={appliedAt} />,
  },
];
