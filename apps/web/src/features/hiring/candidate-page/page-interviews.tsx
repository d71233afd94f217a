import { Link } from '@tanstack/react-router';
import { Instant } from '../../../ui/instant.tsx';
import type { Page } from './candidate-page-queries.ts';
import { interviewWords as words } from './candidate-page-words.ts';

type Props = { readonly token: string; readonly interviews: Page['interviews'] };

/** Each with the way to its receipt, to what was noted in it, and to the box where that is explained. */
export function PageInterviews({ token, interviews }: Props) {
  if (interviews.length === 0) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="page-interviews">
      <h2 id="page-interviews">{words.title}</h2>
      <p className="dimmed">{words.note}</p>
      <ul className="lines">
        {interviews.map(({ interviewScheduleID, jobTitle, endedAt }) => (
          <li key={interviewScheduleID} className="row apart spread">
            <div>
              <p className="medium anywhere">{jobTitle}</p>
              <p className="dimmed small">
                {words.ended}
                <Instant at={endedAt} />
              </p>
            </div>
            <Link
              to="/candidate-page/interview"
              search={{ interview: String(interviewScheduleID) }}
              state={{ letterLink: token }}
              aria-label={words.openOf(jobTitle)}
            >
              {words.open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
