import {
  type FeedbackAspect,
  feedbackAspects,
  meanOf,
  rangeOf,
} from '@candor/contract/interviews/candidate-feedback-rules';
import { useRead } from '../../../lib/server-state.ts';
import { PlainTable } from '../../../ui/data-list/plain-table.tsx';
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
            <PlainTable
              caption={numberWords.title}
              columns={[
                { name: numberWords.job, width: '22%', cell: ({ jobTitle }) => jobTitle },
                {
                  name: numberWords.people,
                  cell: (job: JobFeedback) => job.numbers?.people ?? numberWords.few,
                },
                ...feedbackAspects.map((aspect) => ({
                  name: aspectWords[aspect],
                  isNumber: true,
                  cell: (job: JobFeedback) => numbersOf(job, aspect),
                })),
              ]}
              rows={jobs}
              keyOf={({ jobID }) => jobID}
            />
          )
        }
      </Loaded>
    </div>
  );
}

function numbersOf({ numbers }: JobFeedback, aspect: FeedbackAspect): string | null {
  const counts = numbers?.counts[aspect] ?? [];
  const [mean, range] = [meanOf(counts), rangeOf(counts)];
  return mean === null || range === null ? null : numberWords.mean(mean, ...range);
}
