import { emailProblem } from '@candor/contract/people/email-rules';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { Actions, CompanyFrame, Fields } from './company-frame.tsx';
import { useInviteUser } from './member-queries.ts';
import { roleOf } from './role-choice.ts';
import { RoleSelect } from './role-select.tsx';

export function AddUserPage() {
  usePageTitle('Invite a colleague');
  const invite = useInviteUser();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { email: '', choice: 'none' },
    validateInputOnBlur: true,
    validate: { email: emailProblem },
  });
  const submit = form.onSubmit(({ email, choice }) => {
    const body = { email: email.trim(), ...roleOf(choice) };
    invite.mutate(
      { body },
      {
        onSuccess: () => {
          showToast({ tone: 'success', text: `The invitation to ${body.email} is on its way.` });
          void navigate({ to: '/company/users' });
        },
        onError: ({ fields, message }) => {
          if (fields.some(({ path }) => path === 'body.email'))
            form.setFieldError('email', message);
        },
      },
    );
  });
  const isOfEmail = invite.error?.fields.some(({ path }) => path === 'body.email') === true;
  return (
    <CompanyFrame
      title="Invite a colleague"
      intro="They get a mail with a link that works once, for 7 days. You need not approve them afterwards."
    >
      <Fields onSubmit={submit}>
        <TextInput
          label="Email"
          type="email"
          withAsterisk
          autoComplete="off"
          maxLength={254}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <RoleSelect
          value={form.values.choice}
          onChange={(choice) => form.setFieldValue('choice', choice)}
        />
        {invite.error !== null && !isOfEmail && (
          <FormProblem key={invite.submittedAt} text={invite.error.message} />
        )}
        <Actions>
          <Button type="submit" disabled={!form.isValid()} loading={invite.isPending}>
            Send invitation
          </Button>
          <Link to="/company/users">Cancel</Link>
        </Actions>
      </Fields>
    </CompanyFrame>
  );
}
