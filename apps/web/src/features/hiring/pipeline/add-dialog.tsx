import { emailProblem } from '@candor/contract/people/email-rules';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useAdd } from './pipeline-queries.ts';
import './add-dialog.css';

type Props = { readonly jobID: string; readonly onClose: () => void };

const empty = { firstName: '', lastName: '', email: '' };

/** Somebody who came another way than by the career page. */
export function AddDialog({ jobID, onClose }: Props) {
  const [values, setValues] = useState(empty);
  const [wasSent, setSent] = useState(false);
  const add = useAdd();
  const problems = {
    firstName: values.firstName.trim() === '' ? 'Please enter the first name.' : null,
    lastName: values.lastName.trim() === '' ? 'Please enter the last name.' : null,
    email: emailProblem(values.email),
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (Object.values(problems).some((problem) => problem !== null) || add.isPending) return;
    add.mutate(
      { params: { jobID }, body: values },
      {
        onSuccess: () => {
          const name = `${values.firstName.trim()} ${values.lastName.trim()}`;
          showToast({ tone: 'success', text: `${name} is in the first stage.` });
          onClose();
        },
      },
    );
  };
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    error: wasSent ? problems[name] : null,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: value }),
  });
  return (
    <ModalDialog title="Add a candidate" onClose={onClose}>
      <form className="add-dialog" noValidate onSubmit={submit}>
        <TextInput label="First name" withAsterisk maxLength={80} {...field('firstName')} />
        <TextInput label="Last name" withAsterisk maxLength={80} {...field('lastName')} />
        <TextInput label="E-mail" type="email" withAsterisk maxLength={254} {...field('email')} />
        {add.error !== null && <FormProblem key={add.submittedAt} text={add.error.message} />}
        <div className="modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending}>
            Add
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
