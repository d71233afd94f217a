import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type Retention, useErase, useHold } from './retention-queries.ts';

type Props = { readonly candidateID: string; readonly holds: Retention['holds'] };

/** The two things that an admin decides about one person: hold back, or erase. */
export function OneCandidate({ candidateID, holds }: Props) {
  const [because, setBecause] = useState('');
  const [isErasing, setErasing] = useState(false);
  const hold = useHold();
  const isHeld = holds.some((one) => String(one.candidateID) === candidateID);
  return (
    <section className="retention-page__section">
      <h2>This candidate</h2>
      <p>
        <Link to="/company/job-seeker-profile" search={{ candidateID }}>
          Their profile
        </Link>
        {isHeld && '. They are held back from deletion; see below.'}
      </p>
      {!isHeld && (
        <form
          className="retention-page__one"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            hold.mutate(
              { params: { candidateID }, body: { because } },
              { onSuccess: () => showToast({ tone: 'success', text: 'Held back from deletion.' }) },
            );
          }}
        >
          <TextInput
            label="Hold back from every deletion, because"
            maxLength={500}
            value={because}
            error={hold.error?.message}
            onChange={(event) => setBecause(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            disabled={because.trim() === ''}
            loading={hold.isPending}
          >
            Hold back
          </Button>
        </form>
      )}
      {!isHeld && (
        <div>
          <Button variant="default" onClick={() => setErasing(true)}>
            Erase this candidate…
          </Button>
        </div>
      )}
      {isErasing && <Erasure candidateID={candidateID} onClose={() => setErasing(false)} />}
    </section>
  );
}

type ErasureProps = { readonly candidateID: string; readonly onClose: () => void };

function Erasure({ candidateID, onClose }: ErasureProps) {
  const [email, setEmail] = useState('');
  const [because, setBecause] = useState('');
  const erase = useErase();
  const navigate = useNavigate();
  const send = (): void =>
    erase.mutate(
      { body: { candidateID: Number(candidateID), email, because } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: 'Everything about this candidate is deleted.' });
          void navigate({ to: '/company/job-seeker' });
        },
      },
    );
  return (
    <ModalDialog title="Erase this candidate?" onClose={onClose} isWide>
      <form
        className="retention-page__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p>
          Applications, interviews, recordings, files and notes are deleted at once. Nobody can
          bring them back. The audit log keeps that you did it, and why, without the name.
        </p>
        <TextInput
          label="The candidate’s email address"
          description="As their profile shows it, so that nobody is erased by a slip."
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextInput
          label="Reason"
          description="Without the name."
          maxLength={300}
          value={because}
          onChange={(event) => setBecause(event.currentTarget.value)}
        />
        {erase.error !== null && <p role="alert">{erase.error.message}</p>}
        <div className="modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Keep them
          </Button>
          <Button
            type="submit"
            disabled={email.trim() === '' || because.trim() === ''}
            loading={erase.isPending}
          >
            Erase for good
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
