import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useDeleteDraft } from './job-queries.ts';
import './draft-deletion.css';

/** Asks once more: a draft that is thrown away is gone. */
export function DraftDeletion({ jobID }: { readonly jobID: string }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteDraft();
  const navigate = useNavigate();
  if (!isAsking) {
    return (
      <div>
        <Button variant="default" onClick={() => setAsking(true)}>
          Delete this draft
        </Button>
      </div>
    );
  }
  const confirm = (): void =>
    remove.mutate(
      { params: { jobID } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: 'The draft is deleted.' });
          void navigate({ to: '/company/jobs' });
        },
      },
    );
  return (
    <fieldset className="row draft-deletion" aria-labelledby="delete-draft">
      <p id="delete-draft">Delete this draft for good?</p>
      {remove.error !== null && <FormProblem text={remove.error.message} />}
      <Button loading={remove.isPending} onClick={confirm}>
        Delete it
      </Button>
      <Button variant="default" onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </fieldset>
  );
}
