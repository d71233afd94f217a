import { eraseCandidate, holdCandidate } from '@candor/contract/operations/retention';
import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { Retention } from './retention-queries.ts';

type Props = { readonly candidateID: string; readonly holds: Retention['holds'] };

/** The two things that an admin decides about one person: hold back, or erase. */
export function OneCandidate({ candidateID, holds }: Props) {
  const [isErasing, setErasing] = useState(false);
  const form = useEndpointForm(holdCandidate, {
    initial: { because: '' },
    toInput: (body) => ({ params: { candidateID }, body }),
    refusals: 'because',
    refreshes: ['/api/retention'],
    tells: () => showToast({ tone: 'success', text: 'Held back from deletion.' }),
  });
  const isHeld = holds.some((one) => String(one.candidateID) === candidateID);
  return (
    <section className="stack retention-page__section">
      <h2>This candidate</h2>
      <p>
        <Link to="/company/job-seeker-profile" search={{ candidateID }}>
          Their profile
        </Link>
        {isHeld && '. They are held back from deletion; see below.'}
      </p>
      {!isHeld && (
        <EndpointForm of={form} className="stack gap-sm bottom retention-page__one">
          <TextInput
            label="Hold back from every deletion, because"
            maxLength={500}
            {...form.field('because')}
          />
          <Button
            type="submit"
            variant="default"
            disabled={form.values.because.trim() === ''}
            loading={form.isPending}
          >
            Hold back
          </Button>
        </EndpointForm>
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
  const navigate = useNavigate();
  const form = useEndpointForm(eraseCandidate, {
    initial: { email: '', because: '' },
    toInput: (body) => ({ body: { candidateID: Number(candidateID), ...body } }),
    refreshes: ['/api/retention'],
    tells: () =>
      showToast({ tone: 'success', text: 'Everything about this candidate is deleted.' }),
    onDone: () => void navigate({ to: '/company/job-seeker' }),
  });
  return (
    <ModalDialog title="Erase this candidate?" onClose={onClose} isWide>
      <EndpointForm of={form} className="stack">
        <p>
          Applications, interviews, recordings, files and notes are deleted at once. Nobody can
          bring them back. The audit log keeps that you did it, and why, without the name.
        </p>
        <TextInput
          label="The candidate’s e-mail address"
          description="As their profile shows it, so that nobody is erased by a slip."
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
        <TextInput
          label="Reason"
          description="Without the name."
          maxLength={300}
          {...form.field('because')}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Keep them
          </Button>
          <Button
            type="submit"
            disabled={Object.values(form.values).some((typed) => typed.trim() === '')}
            loading={form.isPending}
          >
            Erase for good
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
