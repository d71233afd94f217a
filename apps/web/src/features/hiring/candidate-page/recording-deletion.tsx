import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { dayOf } from '../../../ui/day-words.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { type PageRecording, useDeleteRecording } from './candidate-page-queries.ts';
import { recordingDeletionWords as words } from './candidate-page-words.ts';

type Props = {
  readonly token: string;
  readonly isHeld: boolean;
  readonly recording: PageRecording;
};

/** Where the law of the job has it so: the recording goes alone. */
export function RecordingDeletion({ token, isHeld, recording }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (recording.canAsk !== true) return null;
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={words.buttonOf(recording.jobTitle)}
        onClick={() => setAsking(true)}
      >
        {words.button}
      </Button>
      {isAsking && (
        <Asking
          token={token}
          isHeld={isHeld}
          recording={recording}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

export function RequestLine({ request, deletedAt }: Pick<PageRecording, 'request' | 'deletedAt'>) {
  if (request === null || request === undefined) return null;
  return (
    <p className="dimmed small">
      {deletedAt === null ? words.asked : words.deleted}
      <Instant at={request.askedAt} />
      {deletedAt === null && (
        <>
          {words.by}
          <Instant at={request.deleteBy} />
        </>
      )}
    </p>
  );
}

const DAYS_OF_LAW = 30 * 86_400_000;

/** It cannot be taken back, and an appeal may need it. */
function Asking({ token, isHeld, recording, onClose }: Props & { readonly onClose: () => void }) {
  const deleting = useDeleteRecording();
  const [day] = useState(() => dayOf(Date.now() + DAYS_OF_LAW));
  const done = (): void => {
    showToast({ tone: 'success', text: words.done });
    onClose();
  };
  const { interviewScheduleID } = recording;
  return (
    <ModalDialog title={words.ask} onClose={onClose}>
      <p>{words.goes}</p>
      <p className="medium">{isHeld ? words.held(day) : words.at(day)}</p>
      <p>{words.means}</p>
      <p className="dimmed small">{words.fresh}</p>
      {deleting.error !== null && (
        <FormProblem key={deleting.submittedAt} text={deleting.error.message} />
      )}
      <div className="row">
        <Button variant="default" onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          loading={deleting.isPending}
          onClick={() =>
            deleting.mutate({ body: { token, interviewScheduleID } }, { onSuccess: done })
          }
        >
          {words.sure}
        </Button>
      </div>
    </ModalDialog>
  );
}
