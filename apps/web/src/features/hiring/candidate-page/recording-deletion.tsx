import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { dayOf } from '../../../ui/day-words.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { type PageRecording, useDeleteRecording } from './candidate-page-queries.ts';
import { recordingDeletionWords as words } from './recording-deletion-words.ts';

type Props = {
  readonly token: string;
  readonly isHeld: boolean;
  readonly recording: PageRecording;
  readonly onAsked: () => void;
};

/** Where the law of the job has it so: the recording goes alone. */
export function RecordingDeletion({ token, isHeld, recording, onAsked }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { wouldGoBy: by = null } = recording;
  if (by === null) return null;
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
          by={by}
          recording={recording}
          onAsked={onAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** It cannot be taken back, and an appeal may need it. */
type AskingProps = Props & { readonly by: string; readonly onClose: () => void };

function Asking({ token, isHeld, by, recording, onAsked, onClose }: AskingProps) {
  const deleting = useDeleteRecording();
  const done = (): void => {
    showToast({ tone: 'success', text: isHeld ? words.doneHeld : words.done });
    onClose();
    onAsked();
  };
  const { interviewScheduleID } = recording;
  return (
    <ModalDialog title={words.ask} onClose={onClose}>
      <p>{words.goes}</p>
      <p className="medium">{isHeld ? words.held : words.at(dayOf(Date.parse(by)))}</p>
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
