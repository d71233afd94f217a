import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Job, useCloseJob, usePauseJob, usePublishJob } from './job-queries.ts';

/** Publish, pause and close, as far as the state allows; closing is asked about once more. */
export function JobMoves({ job }: { readonly job: Job }) {
  const { status, version, hasUnpublishedChanges } = job;
  const params = { jobID: String(job.jobID) };
  const [isClosing, setClosing] = useState(false);
  const publish = usePublishJob();
  const pause = usePauseJob();
  const close = useCloseJob();
  const problem = publish.error ?? pause.error ?? close.error;
  const isPending = publish.isPending || pause.isPending || close.isPending;
  const say = (text: string) => ({ onSuccess: () => showToast({ tone: 'success', text }) });
  return (
    <div className="row">
      {hasUnpublishedChanges && (
        <p className="dimmed view-jobs-page__changed">
          Changed since it was published: visitors still see the text from before.
        </p>
      )}
      {problem !== null && <FormProblem text={problem.message} />}
      {(status !== 'open' || hasUnpublishedChanges) && (
        <Button
          loading={publish.isPending}
          disabled={isPending}
          onClick={() =>
            publish.mutate({ params, body: { version } }, say('The job is published.'))
          }
        >
          {publishWords[status]}
        </Button>
      )}
      {status === 'open' && (
        <Button
          variant="default"
          loading={pause.isPending}
          disabled={isPending}
          onClick={() => pause.mutate({ params }, say('The job is paused.'))}
        >
          Pause
        </Button>
      )}
      {(status === 'open' || status === 'paused') && !isClosing && (
        <Button variant="default" disabled={isPending} onClick={() => setClosing(true)}>
          Close
        </Button>
      )}
      {isClosing && (status === 'open' || status === 'paused') && (
        <fieldset className="row view-jobs-page__closing" aria-labelledby="close-job">
          <p id="close-job">Close this job? Its public page goes; you can publish it again.</p>
          <Button
            loading={close.isPending}
            onClick={() => close.mutate({ params }, say('The job is closed.'))}
          >
            Close the job
          </Button>
          <Button variant="default" onClick={() => setClosing(false)}>
            Keep it
          </Button>
        </fieldset>
      )}
    </div>
  );
}

const publishWords: Readonly<Record<Job['status'], string>> = {
  draft: 'Publish',
  open: 'Publish the changes',
  paused: 'Resume',
  closed: 'Publish again',
};
