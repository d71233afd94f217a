import {
  feedbackAspects,
  type FeedbackCounts,
  meanOf,
  rangeOf,
} from '@candor/contract/interviews/candidate-feedback-rules';
import { useRead } from '../../../lib/server-state.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { feedbackNumbersQuery, type JobFeedback } from './feedback-queries.ts';
import { aspectWords, numberWords } from './feedback-words.ts';

/** How candidates found the live interviews of each job. */
export function FeedbackNumbers() {
  const numbers = useRead(feedbackNumbersQuery);
  return (
    <div className="stack gap-lg">
      <header className="stack gap-xs">
        <h1>{numberWords.title}</h1>
        <p className="dimmed measure">{numberWords.text}</p>
      </header>
      <Loaded query={numbers} what={numberWords.what}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <EmptyState title={numberWords.none}>{numberWords.noneText}</EmptyState>
          ) : (
            <ul className="lines">
              {jobs.map((job) => (
                <li key={job.jobID} className="stack gap-sm">
                  <h2 className="anywhere">{job.jobTitle}</h2>
                  <JobNumbers job={job} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function JobNumbers({ job: { numbers } }: { readonly job: JobFeedback }) {
  if (numbers === null) return <p className="dimmed">{numberWords.few}</p>;
  return (
    <>
      <p>{numberWords.people(numbers.people)}</p>
      <Facts>
        {feedbackAspects.map((aspect) => (
          <Fact key={aspect} name={aspectWords[aspect]}>
            {numbersOf(numbers.counts[aspect])}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

function numbersOf(counts: FeedbackCounts): string | null {
  const [mean, range] = [meanOf(counts), rangeOf(counts)];
  return mean === null || range === null ? null : numberWords.mean(mean, ...range);
}
