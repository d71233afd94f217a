import { Button } from '@mantine/core';
import { useTask } from '../../../lib/server-state.ts';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type BulkDeed, planOf } from './job-bulk-rules.ts';
import { bulkWords as words } from './job-bulk-words.ts';
import { type Changed, changeEach, jobChange, type JobRow } from './job-queries.ts';
import { statusWords, titleOf } from './job-words.ts';

type Props = {
  readonly deed: BulkDeed;
  readonly jobs: readonly JobRow[];
  /** All of it was done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** What will happen to which job, before it does; afterwards what could not be done, and why. */
export function JobBulkDialog({ deed, jobs, onDone, onClose }: Props) {
  const { going, staying } = planOf(jobs, deed);
  const task = useTask<Changed<JobRow>>(() => changeEach(deed, going), {
    ...jobChange,
    evenIfRefused: true,
    onDone: ({ done, failed }) => {
      if (done.length > 0) showToast({ tone: 'success', text: words.done[deed](done.length) });
      if (failed.length > 0) return;
      onDone();
      onClose();
    },
  });
  const failed = task.data?.failed ?? [];
  if (failed.length > 0) {
    return (
      <ModalDialog title={words.title[deed](going.length)} onClose={onClose}>
        <div role="alert" className="stack gap-xs">
          <p>{words.failed}</p>
          <ul className="bullets">
            {failed.map(({ job, problem }) => (
              <li key={job.jobID}>
                {titleOf(job)}: {problem}
              </li>
            ))}
          </ul>
        </div>
        <Button variant="default" onClick={onClose}>
          {words.leave}
        </Button>
      </ModalDialog>
    );
  }
  // What has begun is not left: whoever goes would think that nothing happens, and never read what failed.
  const leave = (): void => {
    if (!task.isPending) onClose();
  };
  return (
    <ModalDialog title={words.title[deed](going.length)} onClose={leave}>
      <ul className="bullets anywhere">
        {going.map((job) => (
          <li key={job.jobID}>{titleOf(job)}</li>
        ))}
      </ul>
      <p className="dimmed">{words.text[deed]}</p>
      {staying.length > 0 && (
        <div className="stack gap-2xs dimmed small">
          <p>{words.stays}</p>
          <ul className="bullets anywhere">
            {staying.map((job) => (
              <li key={job.jobID}>
                {titleOf(job)} ({statusWords[job.status]})
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="row gap-sm modal-dialog__actions">
        <Button variant="default" disabled={task.isPending} onClick={leave}>
          {words.cancel}
        </Button>
        <Button loading={task.isPending} onClick={() => task.mutate()}>
          {words.go[deed]}
        </Button>
      </div>
    </ModalDialog>
  );
}
