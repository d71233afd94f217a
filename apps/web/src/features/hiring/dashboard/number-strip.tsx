import { Link } from '@tanstack/react-router';
import type { Dashboard } from './dashboard-queries.ts';
import { atMost, hoursText } from './dashboard-words.ts';
import { useMay } from './use-may.ts';
import { locale } from '../../../ui/reader-locale.ts';
import './number-strip.css';

type Cell = {
  readonly name: string;
  readonly value: string;
  /** Left out: the number stands alone, because its list would be refused. */
  readonly to?: string;
  readonly search?: Record<string, string>;
  readonly hash?: string;
};

type Props = {
  readonly dashboard: Dashboard;
  /** Of one's own jobs: no list is narrowed to those, so numbers stand alone. */
  readonly isMine: boolean;
};

/** Each number of everybody's is the way to its list. */
export function NumberStrip({ dashboard, isMine }: Props) {
  const cells = cellsOf(dashboard, isMine, useMay().readReports);
  if (cells.length === 0) return null;
  return (
    <ul className="number-strip">
      {cells.map(({ name, value, to, search, hash }) => (
        <li key={name}>
          {to === undefined || isMine ? (
            <p>
              <span className="number-strip__value tabular">{value}</span> <span>{name}</span>
            </p>
          ) : (
            <Link to={to} search={search ?? {}} hash={hash ?? ''}>
              <span className="number-strip__value tabular">{value}</span> <span>{name}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function cellsOf(
  { openJobs, activeCandidates, underWay, hoursToDecision }: Dashboard,
  isMine: boolean,
  mayReadReports: boolean,
): Cell[] {
  const all: (Cell | null)[] = [
    openJobs === null
      ? null
      : {
          name: openJobs === 1 ? 'open job' : 'open jobs',
          value: openJobs.toLocaleString(locale),
          to: '/company/jobs',
          search: { status: 'open' },
        },
    activeCandidates === null
      ? null
      : {
          name: activeCandidates.count === 1 ? 'active candidate' : 'active candidates',
          value: `${activeCandidates.count.toLocaleString(locale)}${activeCandidates.isMore ? '+' : ''}`,
          to: '/company/job-seeker',
          search: { applicationStatus: 'active' },
        },
    underWay === null
      ? null
      : {
          name: 'in interview now',
          value: atMost(underWay, 10_000),
          to: '/company/interviews',
          search: { state: 'in-progress' },
        },
    // The median is of the whole company.
    underWay === null || isMine
      ? null
      : {
          name: 'to a decision, median',
          value: hoursText(hoursToDecision),
          ...(mayReadReports && { to: '/company/reports', hash: 'decisions' }),
        },
  ];
  return all.filter((cell) => cell !== null);
}
