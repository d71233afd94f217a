import { deactivateUser } from '@candor/contract/people/company-members';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { asBody, endsNothing, LeavingFields } from './leaving-fields.tsx';
import { memberChange, type UserDetails } from './member-queries.ts';
import { ReasonForm, reasonOf } from './reason-form.tsx';
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
  const form = useEndpointForm(deactivateUser, {
    ...reasonOf,
    toInput: ({ reason }) => ({
      params: { membershipID: String(user.membershipID) },
      body: { reason: reason.trim(), ...asBody(ending) },
    }),
    ...memberChange,
    tells: () => showToast({ tone: 'success', text: `${nameOf(user)} is deactivated.` }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // It took the place of the button, and what it says comes before its fields.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack card roomy" aria-labelledby="deactivate">
      <h2 id="deactivate" ref={heading} tabIndex={-1}>
        Deactivate {nameOf(user)}
      </h2>
      <p>
        They are signed out at once and cannot sign in to your company until you reactivate them.
      </p>
      <LeavingFields leaves={user.leaves} ending={ending} onChange={setEnding} />
      <FormRefusal of={form} />
      <ReasonForm
        of={form}
        label="Reason, for your records"
        button="Deactivate"
        onCancel={onCancel}
      />
    </section>
  );
}
