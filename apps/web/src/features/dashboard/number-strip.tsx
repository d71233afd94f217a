import { Link } from '@tanstack/react-router';
import type { Dashboard } from './dashboard-queries.ts';
import { atMost, hoursText } from './dashboard-words.ts';
import './number-strip.css';

type Cell = {
  readonly name: string;
  readonly value: string;
  readonly to: string;
  readonly search?: Record<string, string>;
};

/** Each number is the way to its list. */
export function NumberStrip({ dashboard }: { readonly dashboard: Dashboard }) {
  const cells = cellsOf(dashboard);
  if (cells.length === 0) return null;
  return (
    <ul className="number-strip">
      {cells.map(({ name, value, to, search }) => (
        <li key={name}>
          <Link to={to} search={search ?? {}}>
            <span className="number-strip__value tabular">{value}</span> <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function cellsOf({ openJobs, activeApplications, underWay, hoursToDecision }: Dashboard): Cell[] {
  const all: (Cell | null)[] = [
    openJobs === null
      ? null
      : {
          name: 'open jobs',
          value: openJobs.toLocaleString(),
          to: '/company/jobs',
          search: { status: 'open' },
        },
    activeApplications === null
      ? null
      : {
          name: 'active applications',
          value: atMost(activeApplications, 10_000),
          to: '/company/job-seeker',
        },
    underWay === null
      ? null
      : {
          name: 'in interview now',
          value: atMost(underWay, 10_000),
          to: '/company/interviews',
          search: { state: 'in-progress' },
        },
    underWay === null
      ? null
      : {
          name: 'to a decision, median',
          value: hoursText(hoursToDecision),
          to: '/company/reports',
        },
  ];
  return all.filter((cell) => cell !== null);
}
