import { Link } from '@tanstack/react-router';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { None } from '../../../ui/data-list/data-table.tsx';
import { withInitials } from '../../../ui/initials.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { LiveRow } from './live-queries.ts';
import { columnWords, kindWords, standingShape, standingText } from './live-words.ts';

export const liveColumns: Columns<LiveRow> = [
  {
    name: columnWords.candidate,
    width: '16%',
    cell: ({ interviewScheduleID, candidateName }) => (
      <Link
        to="/company/interviews/live-interview"
        search={{ interviewScheduleID: String(interviewScheduleID) }}
        {...withInitials(candidateName)}
      >
        {candidateName}
      </Link>
    ),
  },
  {
    name: columnWords.job,
    card: '2 start',
    isDimmed: true,
    cell: ({ jobTitle }) => jobTitle,
  },
  {
    name: columnWords.kind,
    width: '13%',
    card: '3 start small',
    isDimmed: true,
    cell: ({ kind }) => kindWords[kind],
  },
  {
    name: columnWords.state,
    width: '13%',
    card: '2 end',
    cell: (row) => <StateMark shape={standingShape(row)}>{standingText(row)}</StateMark>,
  },
  {
    name: columnWords.when,
    width: '15%',
    card: '1 end',
    cell: ({ startsAt }) => (startsAt === null ? <None /> : <Instant at={startsAt} />),
  },
  {
    name: columnWords.seats,
    card: '3 end small',
    isDimmed: true,
    cell: ({ seats }) => seats.map(({ name }) => name).join(', '),
  },
  {
    name: columnWords.waits,
    width: '16%',
    card: '4 end small',
    isDimmed: true,
    cell: ({ waitingSince }) => (waitingSince === null ? <None /> : <Ago at={waitingSince} />),
  },
];
