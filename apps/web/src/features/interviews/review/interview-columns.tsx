import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Columns } from '../../../ui/data-list/columns.ts';
import { None } from '../../../ui/data-list/data-table.tsx';
import { withInitials } from '../../../ui/initials.ts';
import { Ago } from '../../../ui/ago.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { InterviewRow } from './interview-queries.ts';
import { riskShapes, riskWords } from './interview-list-words.ts';
import {
  decidedShapes,
  decidedWords,
  recordingShapes,
  recordingWords,
  stateShapes,
  stateWords,
} from './interview-words.ts';

/** Before there is anything to decide: what can be done about the invitation. */
export type RenderInvitation = (interview: InterviewRow) => ReactNode;

export const interviewColumns = (renderInvitation: RenderInvitation): Columns<InterviewRow> => [
  { name: 'Candidate', width: '16%', cell: (interview) => <Candidate {...interview} /> },
  {
    name: 'Job',
    width: '15%',
    card: '2 start',
    isDimmed: true,
    cell: ({ jobTitle }) => jobTitle,
  },
  {
    name: 'State',
    card: '2 end',
    cell: ({ state }) => <StateMark shape={stateShapes[state]}>{stateWords[state]}</StateMark>,
  },
  {
    name: 'Score',
    width: '8%',
    card: '1 end',
    isNumber: true,
    cell: ({ correctCount, questionCount }) =>
      correctCount === null || questionCount === null ? (
        <None />
      ) : (
        `${correctCount} of ${questionCount}`
      ),
  },
  {
    name: 'Risk',
    width: '12.5%',
    card: '3 end small',
    isDimmed: true,
    cell: ({ risk = null }) =>
      risk === null ? <None /> : <StateMark shape={riskShapes[risk]}>{riskWords[risk]}</StateMark>,
  },
  {
    name: 'Ended',
    width: '13.5%',
    card: '3 start small',
    isDimmed: true,
    cell: ({ endedAt }) => (endedAt === null ? <None /> : <Ago at={endedAt} />),
  },
  {
    name: 'Recording',
    card: '4 start small',
    isDimmed: true,
    cell: ({ recording }) =>
      recording === 'none' ? (
        <None />
      ) : (
        <StateMark shape={recordingShapes[recording]}>{recordingWords[recording]}</StateMark>
      ),
  },
  {
    name: 'Decision',
    card: '4 end small',
    cell: (interview) =>
      interview.decision === null ? (
        (renderInvitation(interview) ?? <None />)
      ) : (
        <StateMark shape={decidedShapes[interview.decision]}>
          {decidedWords[interview.decision]}
        </StateMark>
      ),
  },
];

function Candidate({ interviewScheduleID, candidateName }: InterviewRow) {
  return (
    <Link
      to="/company/view-interview"
      search={{ interviewScheduleID: String(interviewScheduleID) }}
      {...withInitials(candidateName)}
    >
      {candidateName}
    </Link>
  );
}
