import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Instant } from '../../ui/instant.tsx';
import type { InterviewRow } from './interview-queries.ts';
import { decidedWords, recordingWords, stateWords } from './interview-words.ts';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import '../../ui/row-list.css';
import './interview-list.css';

type Props = {
  readonly interviews: readonly InterviewRow[];
  readonly caption: string;
  /** Before there is anything to decide: what can be done about the invitation. */
  readonly renderInvitation: (interview: InterviewRow) => ReactNode;
};

/** J and K walk the rows, Enter opens the one in focus. */
export function InterviewList({ interviews, caption, renderInvitation }: Props) {
  const body = useRowKeys();
  return (
    <table className="row-list interview-list">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Candidate</th>
          <th scope="col">Job</th>
          <th scope="col">State</th>
          <th scope="col">Score</th>
          <th scope="col">Ended</th>
          <th scope="col">Recording</th>
          <th scope="col">Decision</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {interviews.map((interview) => (
          <Row key={interview.interviewScheduleID} interview={interview}>
            {renderInvitation(interview)}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { readonly interview: InterviewRow; readonly children: ReactNode };

function Row({ interview, children }: RowProps) {
  const { interviewScheduleID, candidateName, jobTitle, state, endedAt, recording, decision } =
    interview;
  const { correctCount, questionCount } = interview;
  return (
    <tr>
      <th scope="row">
        <Link
          to="/company/view-interview"
          search={{ interviewScheduleID: String(interviewScheduleID) }}
          className="row-list__link"
        >
          {candidateName}
        </Link>
      </th>
      <td className="interview-list__job">{jobTitle}</td>
      <td className="interview-list__state">{stateWords[state]}</td>
      <td className="interview-list__score tabular">
        {correctCount === null || questionCount === null ? (
          <None />
        ) : (
          `${correctCount} of ${questionCount}`
        )}
      </td>
      <td className="interview-list__time">
        {endedAt === null ? <None /> : <Instant at={endedAt} />}
      </td>
      <td className="interview-list__recording">
        {recording === 'none' ? <None /> : recordingWords[recording]}
      </td>
      <td className="interview-list__decision">
        {decision === null ? (children ?? <None />) : decidedWords[decision]}
      </td>
    </tr>
  );
}

/** A dash in a column; on a phone, where there are no columns, nothing. */
function None() {
  return <span className="interview-list__none">–</span>;
}
