import { Link } from '@tanstack/react-router';
import { Ago } from '../../../ui/ago.tsx';
import type { Profile } from './candidate-queries.ts';
import { interviewWords, riskWords } from './candidate-words.ts';
import { useMay } from './use-may.ts';

/** Each leads to its report; the risk is a word for a person to judge. */
export function InterviewEntries({ interviews }: Pick<Profile, 'interviews'>) {
  const may = useMay();
  if (interviews.length === 0) return <p>No interviews yet.</p>;
  return (
    <ul>
      {interviews.map(({ interviewScheduleID, jobTitle, state, score, risk, ...times }) => (
        <li key={interviewScheduleID} className="stack gap-2xs line profile-frame__entry">
          <div className="row apart baseline spread">
            {may.viewInterviews ? (
              <Link
                to="/company/view-interview"
                search={{ interviewScheduleID: String(interviewScheduleID) }}
              >
                {jobTitle}
              </Link>
            ) : (
              <span>{jobTitle}</span>
            )}
            <span className="tabular">
              {interviewWords[state]}
              {score !== null && ` · ${score} %`}
              {risk !== null && ` · ${riskWords[risk]}`}
            </span>
          </div>
          <span className="dimmed small">
            Invited <Ago at={times.invitedAt} />
            {times.endedAt !== null && (
              <>
                {' · ended '}
                <Ago at={times.endedAt} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
