import { Link } from '@tanstack/react-router';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { None } from '../../../ui/data-list/data-table.tsx';
import { withInitials } from '../../../ui/initials.ts';
import type { MarketRow } from './marketplace-queries.ts';
import { cardWords, columnWords } from './marketplace-words.ts';

const SKILLS_SHOWN = 4;

const noteOf = ({ mark, conflict }: MarketRow): string =>
  [
    ...(mark === null ? [] : [cardWords.marks[mark]]),
    ...(conflict === null ? [] : [cardWords.conflicts[conflict]]),
  ].join(', ');

export const marketColumns: Columns<MarketRow> = [
  {
    name: columnWords.name,
    width: '25%',
    cell: ({ interviewerID, name, headline }) => (
      <>
        <Link
          to="/company/interviewer-profile"
          search={{ interviewerID: String(interviewerID) }}
          {...withInitials(name)}
        >
          {name}
        </Link>{' '}
        <span className="dimmed small">{headline}</span>
      </>
    ),
  },
  {
    name: columnWords.skills,
    card: '2 start',
    isWrapped: true,
    cell: ({ skills }) =>
      skills
        .slice(0, SKILLS_SHOWN)
        .map(({ name }) => name)
        .join(', '),
  },
  {
    name: columnWords.languages,
    width: '12%',
    card: '3 start small',
    isDimmed: true,
    cell: ({ languages }) => languages.map(({ name }) => name).join(', '),
  },
  {
    name: columnWords.rate,
    width: '9%',
    isNumber: true,
    card: '1 end',
    cell: ({ rate, currency }) => cardWords.rate(rate, currency),
  },
  {
    name: columnWords.nextFree,
    width: '11%',
    card: '3 end small',
    cell: ({ nextFree }) => (nextFree === null ? <None /> : cardWords.day(nextFree)),
  },
  {
    name: columnWords.ahead,
    width: '10%',
    isDimmed: true,
    isNumber: true,
    cell: ({ interviewsAhead }) => interviewsAhead,
  },
  {
    name: columnWords.rating,
    width: '7%',
    isDimmed: true,
    cell: ({ rating }) => (rating === null ? <None /> : cardWords.stars(rating)),
  },
  {
    name: columnWords.note,
    width: '12%',
    card: '4 start small',
    isDimmed: true,
    cell: (row) => noteOf(row) || <None />,
  },
];
