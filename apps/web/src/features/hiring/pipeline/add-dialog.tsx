import { addApplicant } from '@candor/contract/hiring/pipeline-moves';
import { emailProblem } from '@candor/contract/people/email-rules';
import { Button, TextInput } from '@mantine/core';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { useAdd } from './pipeline-queries.ts';

type Props = { readonly jobID: string; readonly onClose: () => void };

const nameRule = (what: string) => (value: string) =>
  value.trim() === '' ? `Please enter the ${what} name.` : null;

/** Somebody who came another way than by the career page. */
export function AddDialog({ jobID, onClose }: Props) {
  const form = useTaskForm(addApplicant, useAdd(), {
    initial: { firstName: '', lastName: '', email: '' },
    toInput: (body) => ({ params: { jobID }, body }),
    rules: { firstName: nameRule('first'), lastName: nameRule('last'), email: emailProblem },
    onDone: (_done, { body }) => {
      const name = `${body.firstName.trim()} ${body.lastName.trim()}`;
      showToast({ tone: 'success', text: `${name} is in the first stage.` });
      onClose();
    },
  });
  return (
    <ModalDialog title="Add a candidate" onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <TextInput label="First name" withAsterisk maxLength={80} {...form.field('firstName')} />
        <TextInput label="Last name" withAsterisk maxLength={80} {...form.field('lastName')} />
        <TextInput
          label="E-mail"
          type="email"
          withAsterisk
          maxLength={254}
          {...form.field('email')}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={form.isPending}>
            Add
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}
