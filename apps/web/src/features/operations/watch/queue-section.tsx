import { Button } from '@mantine/core';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { agoText, countText } from './watch-figures.ts';
import { type FailedJob, useRetryFailedJob, type Vitals } from './watch-queries.ts';
import { pageWords, queueWords } from './watch-words.ts';

type Props = Pick<Vitals, 'queues' | 'failedJobs' | 'at'>;

export function QueueSection({ queues, failedJobs, at }: Props) {
  return (
    <section className="stack gap-sm" aria-labelledby="queues">
      <h2 id="queues">{pageWords.queues}</h2>
      {queues.length === 0 ? (
        <p className="dimmed">{queueWords.none}</p>
      ) : (
        <>
          <p className="dimmed small">{queueWords.intro}</p>
          <PlainTable
            caption={pageWords.queues}
            columns={columnsAt(at)}
            rows={queues}
            keyOf={({ queue }) => queue}
          />
        </>
      )}
      {failedJobs.length > 0 && (
        <>
          <h3>{pageWords.failed}</h3>
          <ul className="lines">
            {failedJobs.map((job) => (
              <Failed key={job.jobID} {...job} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Row = Vitals['queues'][number];

const columnsAt = (at: string): readonly PlainColumn<Row>[] => [
  { name: queueWords.name, cell: ({ queue }) => queue },
  { name: queueWords.waiting, isNumber: true, cell: ({ waiting }) => countText(waiting) },
  {
    name: queueWords.oldest,
    isNumber: true,
    cell: ({ oldestAt }) => (oldestAt === null ? '–' : agoText(oldestAt, at)),
  },
  { name: queueWords.running, isNumber: true, cell: ({ running }) => countText(running) },
  { name: queueWords.failed, isNumber: true, cell: ({ failed }) => countText(failed) },
];

function Failed({ jobID, queue, failedAt, reason }: FailedJob) {
  const retry = useRetryFailedJob((isRetried) =>
    showToast({ tone: 'success', text: isRetried ? queueWords.retried : queueWords.gone }),
  );
  return (
    <li className="row spread apart">
      <div className="watch__what">
        <p>
          <span className="medium">{queue}</span>
          {failedAt !== null && (
            <span className="dimmed small">
              {' '}
              <Instant at={failedAt} />
            </span>
          )}
        </p>
        <p className="dimmed anywhere">{reason ?? queueWords.noReason}</p>
        {retry.error !== null && <FormProblem text={retry.error.message} />}
      </div>
      <Button
        variant="default"
        aria-label={queueWords.retryOf(queue)}
        loading={retry.isPending}
        onClick={() => retry.mutate({ params: { queue, job: jobID } })}
      >
        {queueWords.retry}
      </Button>
    </li>
  );
}
