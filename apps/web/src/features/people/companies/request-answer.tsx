import { approveUser, refuseUser } from '@candor/contract/people/company-members';
import { Button } from '@mantine/core';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { memberChange, type UserDetails } from './member-queries.ts';
import { ReasonForm, reasonOf } from './reason-form.tsx';
import { roleOf } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';
import { nameOf } from './user-words.ts';
import './user-page.css';

/** The administrator's answer to somebody who asked to join; they hear of it by mail. */
export function RequestAnswer({ user }: { readonly user: UserDetails }) {
  const params = { membershipID: String(user.membershipID) };
  const change = (text: string) => ({
    ...memberChange,
    tells: () => showToast({ tone: 'success', text }),
  });
  const approve = useEndpointForm(approveUser, {
    initial: { choice: 'none' },
    toInput: ({ choice }) => ({ params, body: roleOf(choice) }),
    ...change(`${nameOf(user)} is in your company now.`),
  });
  const refuse = useEndpointForm(refuseUser, {
    ...reasonOf,
    toInput: ({ reason }) => ({ params, body: { reason: reason.trim() } }),
    ...change(`${nameOf(user)} was refused.`),
  });
  return (
    <section className="stack card roomy" aria-labelledby="answer">
      <h2 id="answer">{nameOf(user)} asks to join</h2>
      <p>They signed up with an address of your mail domain. They get a mail with your answer.</p>
      <FormRefusal of={approve} />
      <FormRefusal of={refuse} />
      <EndpointForm of={approve} className="stack start user-page__form">
        <RoleSelect
          value={approve.values.choice}
          onChange={(choice) => approve.set('choice', choice)}
        />
        <Button type="submit" loading={approve.isPending}>
          Approve
        </Button>
      </EndpointForm>
      <ReasonForm of={refuse} label="Reason, which they will read" button="Refuse" />
    </section>
  );
}
