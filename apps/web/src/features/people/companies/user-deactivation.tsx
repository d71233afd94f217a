import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { asBody, endsNothing, LeavingFields } from './leaving-fields.tsx';
import { type UserDetails, useDeactivateUser } from './member-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { nameOf } from './user-words.ts';
import './user-page.css';

export function UserDeactivation({ user }: { readonly user: UserDetails }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          Deactivate
        </Button>
      </div>
    );
  }
  const close = () => {
    setOpen(false);
    // What had the focus is gone.
    document.getElementById('main')?.focus();
  };
  return <OpenDeactivation user={user} onCancel={close} />;
}

type Props = { readonly user: UserDetails; readonly onCancel: () => void };

function OpenDeactivation({ user, onCancel }: Props) {
  const [ending, setEnding] = useState(endsNothing);
  const deactivate = useDeactivateUser();
  const params = { membershipID: String(user.membershipID) };
  const heading = useRef<HTMLHeadingElement>(null);
  // It took the place of the button, and what it says comes before its fields.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="user-page__answer" aria-labelledby="deactivate">
      <h2 id="deactivate" ref={heading} tabIndex={-1}>
        Deactivate {nameOf(user)}
      </h2>
      <p>
        They are signed out at once and cannot log in to your company until you reactivate them.
      </p>
      <LeavingFields leaves={user.leaves} ending={ending} onChange={setEnding} />
      {deactivate.error !== null && (
        <FormProblem key={deactivate.submittedAt} text={deactivate.error.message} />
      )}
      <ReasonForm
        label="Reason, for your records"
        button="Deactivate"
        isPending={deactivate.isPending}
        onCancel={onCancel}
        onSubmit={(reason) =>
          deactivate.mutate(
            { params, body: { reason, ...asBody(ending) } },
            {
              onSuccess: () =>
                showToast({ tone: 'success', text: `${nameOf(user)} is deactivated.` }),
            },
          )
        }
      />
    </section>
  );
}
