import { areas, rights } from '@candor/contract/people/right-rules';
import { Link } from '@tanstack/react-router';
import { useRights } from '../../../lib/rights.ts';
import { tabWords } from './live-words.ts';

const tabs = [
  ['bot', '/company/interviews'],
  ['live', '/company/interviews/live'],
  ['needs', '/company/interviews/needs'],
] as const;

type Props = { readonly here: 'bot' | 'live' | 'needs' };

/** Between the lists of interviews and of what they need, for whom all are open. */
export function LiveTabs({ here }: Props) {
  const may = useRights();
  if (!may(areas.interviews) || !may(areas.jobs, rights.schedule)) return null;
  return (
    <nav className="tabs" aria-label={tabWords.label}>
      {tabs.map(([name, to]) => (
        <Link
          key={name}
          to={to}
          activeOptions={{ exact: true }}
          aria-current={name === here ? 'page' : undefined}
        >
          {tabWords[name]}
        </Link>
      ))}
    </nav>
  );
}
