import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { type UserDetails, useApproveUser, useRefuseUser } from './member-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { roleOf } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';
import { nameOf } from './user-words.ts';
import './user-page.css';

/** The administrator's answer to somebody who asked to join; they hear of it by mail. */
export function RequestAnswer({ user }: { readonly user: UserDetails }) {
  const [choice, setChoice] = useState('none');
  const approve = useApproveUser();
  const refuse = useRefuseUser();
  const params = { membershipID: String(user.membershipID) };
  const problem = approve.error ?? refuse.error;
  const said = (text: string) => ({
    onSuccess: () => showToast({ tone: 'success', text }),
  });
  return (
    <section className="user-page__answer" aria-labelledby="answer">
      <h2 id="answer">{nameOf(user)} asks to join</h2>
      <p>They signed up with an address of your mail domain. They get a mail with your answer.</p>
      {problem !== null && (
        <FormProblem key={approve.submittedAt + refuse.submittedAt} text={problem.message} />
      )}
      <form
        className="user-page__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          approve.mutate(
            { params, body: roleOf(choice) },
            said(`${nameOf(user)} is in your company now.`),
          );
        }}
      >
        <RoleSelect value={choice} onChange={setChoice} />
        <Button type="submit" loading={approve.isPending}>
          Approve
        </Button>
      </form>
      <ReasonForm
        label="Reason, which they will read"
        button="Refuse"
        isPending={refuse.isPending}
        onSubmit={(reason) =>
          refuse.mutate({ params, body: { reason } }, said(`${nameOf(user)} was refused.`))
        }
      />
    </section>
  );
}
